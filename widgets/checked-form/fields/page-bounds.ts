import type { Bounds } from '../../../shared/rules/fields/bounds.ts';

/**
 * Attributes with the limits of a field. `data-…` works for every type of field; `min` and `max` work for
 * dates and numbers.
 */
export const boundAttributes = {
  min: ['data-min', 'min'],
  max: ['data-max', 'max'],
  noticeDays: ['data-notice-days'],
} as const satisfies Record<keyof Bounds, readonly string[]>;

/** Returns the limits of a field in the page's HTML. @see site.md section 5, "General" */
export function pageBounds(field: Element | undefined): Bounds {
  const written = (names: readonly string[]) =>
    names.map((name) => field?.getAttribute(name)).find((text) => text) ?? undefined;
  return {
    min: written(boundAttributes.min),
    max: written(boundAttributes.max),
    noticeDays: written(boundAttributes.noticeDays),
  };
}
