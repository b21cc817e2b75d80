import { safeParse } from 'valibot';
import { integer } from '../../model/attributes.ts';

/** Finds quantity limits that allow no quantity. The debug overlay shows the result, in German. */
export function checkOrderLimits(host: Element): string[] {
  const read = (name: string) => {
    const { success, output } = safeParse(integer, host.getAttribute(name));
    return success ? output : undefined;
  };
  const [min = 1, max] = [read('data-minimum-order'), read('data-maximum-order')];
  return [
    ...(min < 1 ? [`hat data-minimum-order="${min}": Bestellt wird mindestens 1.`] : []),
    ...(max !== undefined && max < Math.max(1, min)
      ? [
          `hat data-maximum-order="${max}", das kleiner ist als die kleinste Menge ${Math.max(1, min)}: Diese Menge kann niemand bestellen.`,
        ]
      : []),
  ];
}
