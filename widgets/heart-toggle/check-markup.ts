import { readFlag } from '../../shared/diagnostics/checks/attributes.ts';
import { quote } from '../../shared/diagnostics/mistakes/describe-mistake.ts';
import { cmsText } from '../../shared/text/diagnostics/cms.ts';

const removes = /entfern|remov|delet|l(?:ö|oe)sch/i;
const adds = /auf die wunschliste|merken|hinzuf(?:ü|ue)gen/i;

/** Debug overlay checks with German messages: a heart button without a form, and a wrong `data-active`. */
export const checkHeart = (host: Element): string[] => [...checkForm(host), ...checkFlag(host)];

/** Reports a button without a form. Some CMSs remove the form around the button. */
const checkForm = (host: Element): string[] =>
  [...host.querySelectorAll('button:not([type="button"])')]
    .filter((button) => !button.closest('form'))
    .map((button) => cmsText.noForm(quote(button)));

/** Reports a `data-active` that contradicts the form. Some template engines print a wrong value. */
function checkFlag(host: Element): string[] {
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
