import axe, { type AxeResults, type RunOptions } from 'axe-core';
import { expect } from 'vitest';

/** Passing rules make up most of a result and are not needed. */
const options: RunOptions = {
  resultTypes: ['violations'],
  rules: {
    // Off by default: labels and links find only the first of two elements with the same id
    'duplicate-id': { enabled: true },
    // Nothing is painted here; the browser tests check contrast
    'color-contrast': { enabled: false },
  },
};

/** Each violation with its places. */
export const mistakes = ({ violations }: Pick<AxeResults, 'violations'>) =>
  violations.map(
    ({ id, help, nodes }) => `${id} (${help}): ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );

/** Attributes that reference other elements by id. */
const references = ['aria-labelledby', 'aria-describedby', 'aria-controls', 'for'] as const;

/** References to missing elements, which axe-core does not report as violations. */
const danglers = (): string[] =>
  references.flatMap((attribute) =>
    [...document.querySelectorAll(`[${attribute}]`)]
      .flatMap((element) => (element.getAttribute(attribute) ?? '').split(/\s+/))
      .filter((id) => !document.getElementById(id))
      .map((id) => `${attribute}="${id}" leads nowhere`),
  );

/** Expects axe-core to find no violation of names, roles, states and references on the current page. */
export async function expectNamed(): Promise<void> {
  const { violations } = await axe.run(document.body, options);
  expect([...mistakes({ violations }), ...danglers()]).toEqual([]);
}
