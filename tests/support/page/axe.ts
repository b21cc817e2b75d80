import axe, { type AxeResults, type RunOptions } from 'axe-core';
import { expect } from 'vitest';

/** Reports only violations, because passing rules would make up most of the result. */
const options: RunOptions = {
  resultTypes: ['violations'],
  rules: {
    // Off by default in axe, but labels and links reach only the first element with a duplicate id
    'duplicate-id': { enabled: true },
    // Off, because happy-dom paints nothing. The browser tests check contrast
    'color-contrast': { enabled: false },
  },
};

/** Each violation with the elements that it concerns. */
export const mistakes = ({ violations }: Pick<AxeResults, 'violations'>) =>
  violations.map(
    ({ id, help, nodes }) => `${id} (${help}): ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );

/** Attributes that refer to other elements by id. */
const references = ['aria-labelledby', 'aria-describedby', 'aria-controls', 'for'] as const;

/** References to missing elements, which axe-core does not report. */
const danglingReferences = (): string[] =>
  references.flatMap((attribute) =>
    [...document.querySelectorAll(`[${attribute}]`)]
      .flatMap((element) => (element.getAttribute(attribute) ?? '').split(/\s+/))
      .filter((id) => !document.getElementById(id))
      .map((id) => `${attribute}="${id}" leads nowhere`),
  );

/** Expects that axe-core finds no violation on the current page, and that no reference is dangling. */
export async function expectNamed(): Promise<void> {
  const { violations } = await axe.run(document.body, options);
  expect([...mistakes({ violations }), ...danglingReferences()]).toEqual([]);
}
