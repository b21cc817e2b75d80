// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { setAside } from '../../../../shared/registry/widget/set-aside.ts';
import { one, print } from '../../../page.ts';

const page = `<section data-widget="x">
  <!-- Kommentar --><p>Server</p>
  <div data-slot="a"><b>A</b></div> Text
  <div><i data-slot="b">B</i></div><div data-slot="c">C</div>
</section>`;

/** Every node of an element, in order. */
const nodes = (element: Node): Node[] => [...element.childNodes].flatMap((node) => [node, ...nodes(node)]);

test('the server’s own nodes come back in the same order, not copies', () => {
  const host = print(page);
  const [before, html] = [nodes(host), host.outerHTML];
  const server = setAside(host);
  expect(host.childNodes).toHaveLength(0);
  host.innerHTML = '<button>Komponente</button>';
  server.restore();
  expect(host.outerHTML).toBe(html);
  expect(nodes(host).every((node, index) => node === before[index])).toBe(true);
});

test('slots come back to their places, wherever the component has put them', () => {
  const host = print(page);
  const [before, html] = [nodes(host), host.outerHTML];
  const server = setAside(host);
  expect([...server.slots.keys()]).toEqual(['a', 'b', 'c']);
  host.append(...[...server.slots.values()].reverse());
  server.restore();
  expect(host.outerHTML).toBe(html);
  expect(nodes(host)).toEqual(before);
});

test('what happened in a slot stays', () => {
  const host = print(page);
  const server = setAside(host);
  const slot = server.slots.get('a');
  slot?.append('neu');
  server.restore();
  expect(one('[data-slot=a]').textContent).toBe('Aneu');
});

test('slots within slots and of inner widgets are not taken out of them', () => {
  const host = print(
    '<div data-widget="x"><div data-slot="a"><p data-slot="inner"></p></div><div data-widget="y"><p data-slot="theirs"></p></div></div>',
  );
  expect([...setAside(host).slots.keys()]).toEqual(['a']);
});

test('an empty host stays empty', () => {
  const host = print('<div></div>');
  const server = setAside(host);
  host.innerHTML = '<p></p>';
  server.restore();
  expect(host.innerHTML).toBe('');
});
