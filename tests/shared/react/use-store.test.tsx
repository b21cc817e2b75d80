// @vitest-environment happy-dom
import { useStore as librarys } from '@nanostores/react';
import { atom, computed, onMount } from 'nanostores';
import { useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { describe, expect, test } from 'vitest';
import { useStore as ours } from '../../../shared/react/use-store.ts';
import { one, print, settled } from '../../page.ts';

// Ours does for whole stores what the library's does.
describe.each([
  ['ours', ours],
  ['the library’s', librarys as typeof ours],
])('%s', (_, useStore) => {
  test('a store is followed, and left when the component goes', async () => {
    const $count = atom(1);
    const log: string[] = [];
    onMount($count, () => {
      log.push('listening');
      return () => log.push('left');
    });
    const Count = () => <p>{useStore($count)}</p>;
    const root = createRoot(print('<div></div>'));
    root.render(<Count />);
    await settled();
    expect(one('p').textContent).toBe('1');

    $count.set(2);
    await settled();
    expect(one('p').textContent).toBe('2');

    root.unmount();
    await new Promise((resolve) => setTimeout(resolve, 1100));
    expect(log).toEqual(['listening', 'left']);
  });

  test('a change between the render and the first listening is seen', async () => {
    const $count = atom(1);
    const $double = computed($count, (count) => count * 2);
    const Early = () => {
      useLayoutEffect(() => $count.set(5), []);
      return <p>{useStore($double)}</p>;
    };
    createRoot(print('<div></div>')).render(<Early />);
    await settled();
    expect(one('p').textContent).toBe('10');
  });

  test('another store takes the place of the first', async () => {
    const [$one, $other] = [atom('one'), atom('other')];
    const Name = ({ first }: { first: boolean }) => <p>{useStore(first ? $one : $other)}</p>;
    const root = createRoot(print('<div></div>'));
    root.render(<Name first />);
    await settled();
    root.render(<Name first={false} />);
    await settled();
    expect(one('p').textContent).toBe('other');

    $one.set('nobody hears it');
    $other.set('heard');
    await settled();
    expect(one('p').textContent).toBe('heard');
  });
});
