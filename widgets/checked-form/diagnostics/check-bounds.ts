import { shopDay } from '../../../shared/api/shop-day.ts';
import { queryAll } from '../../../shared/registry/native.ts';
import { readTypedDate } from '../../../shared/rules/dates/typed-date.ts';
import { numberLimits, readCount } from '../../../shared/rules/fields/bounds.ts';
import { numberDefaults } from '../../../shared/rules/fields/digits.ts';
import { dateNames } from '../fields/controls.ts';
import { boundAttributes, pageBounds } from '../fields/page-bounds.ts';

const allBounds: readonly string[] = Object.values(boundAttributes).flat();

const wrong = {
  date: 'das kein Datum ist, wie 2026-12-24. Es begrenzt nichts.',
  number: 'das keine ganze Zahl ist, wie 12. Es begrenzt nichts.',
  days: 'das keine Zahl von Tagen ist, wie 3. Es begrenzt nichts.',
};

/** Returns mistakes in the limits of a field, in German. */
export function checkBounds(control: Element): string[] {
  const name = control.getAttribute('name') ?? '';
  const at = `am Feld name="${name}"`;
  const mistakesIn = (attributes: readonly string[], fits: (text: string) => boolean, why: string) =>
    attributes.flatMap((attribute) => {
      const text = control.getAttribute(attribute);
      return text === null || fits(text) ? [] : `hat ${attribute}="${text}" ${at}, ${why}`;
    });
  const limits = [...boundAttributes.min, ...boundAttributes.max];
  const isNumber = (text: string) => readCount(text) !== undefined;
  if (isNumberField(name))
    return [
      ...mistakesIn(limits, isNumber, wrong.number),
      ...checkRange(control, name),
      ...checkChoices(control, at),
    ];
  if (!dateNames.includes(name))
    return mistakesIn(
      allBounds.filter((bound) => bound.startsWith('data-')),
      () => false,
      'wo es nichts begrenzt.',
    );
  return [
    ...mistakesIn(limits, (text) => readTypedDate(text) !== undefined, wrong.date),
    ...mistakesIn(boundAttributes.noticeDays, isNumber, wrong.days),
    ...checkDates(control, name),
  ];
}

function checkDates(control: Element, name: string): string[] {
  const read = (attributes: readonly string[]) =>
    attributes.flatMap((attribute) => readTypedDate(control.getAttribute(attribute) ?? '') ?? []).at(0);
  const [min, max] = [read(boundAttributes.min), read(boundAttributes.max)];
  if (!max) return [];
  if (min && min > max)
    return [`nimmt am Feld name="${name}" kein Datum an: Es läge zwischen ${min} und ${max}.`];
  return !/birthday/i.test(name) && max < shopDay()
    ? [`nimmt am Feld name="${name}" kein Datum an: Es läge vor dem ${max}, und der ist vorbei.`]
    : [];
}

type NumberField = keyof typeof numberDefaults;

const isNumberField = (name: string): name is NumberField => Object.hasOwn(numberDefaults, name);

function checkRange(control: Element, name: NumberField): string[] {
  const { min, max } = numberLimits(pageBounds(control), numberDefaults[name]);
  return min <= max
    ? []
    : [`nimmt am Feld name="${name}" keine Zahl an: Sie läge zwischen ${min} und ${max}.`];
}

/**
 * Reports options whose value is not a number, because the number field would reject the value. Labels may
 * have any text.
 */
const checkChoices = (control: Element, at: string): string[] =>
  queryAll<HTMLOptionElement>(control, 'option')
    .filter(({ value }) => value !== '' && readCount(value) === undefined)
    .map(
      ({ value }) => `hat <option value="${value}"> ${at}, das keine ganze Zahl ist: Niemand kann es senden.`,
    );
