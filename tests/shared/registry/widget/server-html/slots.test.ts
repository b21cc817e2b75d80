// @vitest-environment page
import { expect, test } from 'vitest';
import { takeSlots } from '../../../../../shared/registry/widget/server-html/slots.ts';
import { getElement, nodesIn, setPage } from '../../../../support/page/page.ts';

const page = `<section data-widget="x">
  <div data-slot="a"><b>A</b></div> Text
  <div><i data-slot="b">B</i></div><div data-slot="c">C</div>
</section>`;

test('the restore() function from takeSlots moves slots back to their original positions', () => {
  const host = setPage(page);
  const [before, html] = [nodesIn(host), host.outerHTML];
  const slots = takeSlots(host);
  expect([...slots.parts.keys()]).toEqual(['a', 'b', 'c']);
  expect(host.textContent?.trim()).toBe('Text');
  host.append(...[...slots.parts.values()].reverse());
  slots.restore();
  expect(host.outerHTML).toBe(html);
  expect(nodesIn(host)).toSatisfy((nodes: Node[]) => nodes.every((node, index) => node === before[index]));
});

test('the restore() function from takeSlots keeps changes inside a slot', () => {
  const slots = takeSlots(setPage(page));
  slots.parts.get('a')?.append('neu');
  slots.restore();
  expect(getElement('[data-slot=a]').textContent).toBe('Aneu');
});

test('takeSlots ignores slots inside other slots or inside inner widgets', () => {
  const host = setPage(
    '<div data-widget="x"><div data-slot="a"><p data-slot="inner"></p></div><div data-widget="y"><p data-slot="theirs"></p></div></div>',
  );
  expect([...takeSlots(host).parts.keys()]).toEqual(['a']);
});
