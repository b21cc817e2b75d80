// @vitest-environment page
import { cleanup, render, screen } from '@testing-library/preact';
import { atom } from 'nanostores';
import { afterEach, expect, test } from 'vitest';
import { IslandContext } from '../../../../shared/registry/widget/island-context.ts';
import type { FollowedDesign } from '../../../../widgets/cake-creator/design/follow-design.ts';
import { OtherTabNotice } from '../../../../widgets/cake-creator/design/OtherTabNotice.tsx';
import { notFollowed } from '../open-creator.ts';

// shop.md section 2.3: the message about a design that changed in another tab

afterEach(cleanup);

const place = {
  id: (part: string) => `island-${part}`,
  signal: new AbortController().signal,
  host: document.body,
  slots: { parts: new Map(), restore: () => undefined },
};

const show = (isAsked: boolean) => {
  const $tabChange: FollowedDesign['$tabChange'] = atom({ what: 'changed', isAsked });
  render(
    <IslandContext.Provider value={place}>
      <OtherTabNotice followed={{ ...notFollowed, $tabChange }} onChosen={() => {}} />
    </IslandContext.Provider>,
  );
};

test('the question which version to keep labels the group of its two buttons', () => {
  show(true);
  const group = screen.getByRole('group', { name: 'Welche Version soll bleiben?' });
  expect([...group.querySelectorAll('button')].map(({ textContent }) => textContent)).toEqual([
    'Diese Version behalten',
    'Andere Version laden',
  ]);
  const alert = screen.getByRole('alert');
  expect(alert.textContent).toBe(
    'In einem anderen Fenster wurde dieser Cake geändert. Welche Version soll bleiben?',
  );
  expect(group.getAttribute('aria-describedby')).toBe(alert.id);
});

test('if a notice about another tab asks no question, the notice has no button group', () => {
  show(false);
  expect(screen.queryByRole('group')).toBeNull();
});
