import axe, { type AxeResults, type RunOptions } from 'axe-core';
import { expect } from 'vitest';

/** Only violations, because passing rules make up most of a result. */
const options: RunOptions = {
  resultTypes: ['violations'],
  rules: {
    // Off by default. Two elements with the same id are a mistake, because labels and links find only the first one
    'duplicate-id': { enabled: true },
    // happy-dom paints nothing; the browser tests check contrast
    'color-contrast': { enabled: false },
  },
};

/** Each violation with the elements that it concerns. */
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
