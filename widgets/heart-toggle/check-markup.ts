import { readFlag } from '../../shared/diagnostics/checks/attributes.ts';

const removes = /entfern|remov|delet|l(?:ö|oe)sch/i;
const adds = /auf die wunschliste|merken|hinzuf(?:ü|ue)gen/i;

/** A template engine can print `data-active` wrongly, while the form beside it is right. */
export function checkHeart(host: Element): string[] {
  const form = host.querySelector('form');
  const isActive = readFlag(host.getAttribute('data-active'));
  const says = `${form?.getAttribute('action')} ${form?.textContent}`;
  if (!form || isActive === undefined) return [];
  if (!isActive && removes.test(says))
    return [
      'hat data-active="false", aber ein Formular, das das Produkt von der Wunschliste entfernt: Eines von beiden stimmt nicht.',
    ];
  if (isActive && adds.test(says) && !removes.test(says))
    return [
      'hat data-active="true", aber ein Formular, das das Produkt erst auf die Wunschliste legt: Eines von beiden stimmt nicht.',
    ];
  return [];
}
