import axe, { type AxeResults, type RunOptions } from 'axe-core';
import { expect } from 'vitest';

/** What passes is most of an answer, and told to nobody. */
const options: RunOptions = {
  resultTypes: ['violations'],
  rules: {
    // Off by itself: labels and links find only the first of two
    'duplicate-id': { enabled: true },
    // Nothing is painted here; the browser's tests look at that
    'color-contrast': { enabled: false },
  },
};

/** Each mistake with its places. */
export const mistakes = ({ violations }: Pick<AxeResults, 'violations'>) =>
  violations.map(
    ({ id, help, nodes }) => `${id} (${help}): ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );

/** Attributes that name other elements by their ids. */
const references = ['aria-labelledby', 'aria-describedby', 'aria-controls', 'for'] as const;

/** What names elements that are not there: axe-core leaves that to be reviewed. */
const danglers = (): string[] =>
  references.flatMap((attribute) =>
    [...document.querySelectorAll(`[${attribute}]`)]
      .flatMap((element) => (element.getAttribute(attribute) ?? '').split(/\s+/))
      .filter((id) => !document.getElementById(id))
      .map((id) => `${attribute}="${id}" leads nowhere`),
  );

/** Names, roles, states and references of the page as it stands are as they should be, as far as axe-core can tell. */
export async function expectNamed(): Promise<void> {
  const { violations } = await axe.run(document.body, options);
  expect([...mistakes({ violations }), ...danglers()]).toEqual([]);
}
