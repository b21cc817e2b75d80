// @vitest-environment page
import { expect, test } from 'vitest';
import { detachChildren } from '../../../../shared/registry/widget/mount-component.tsx';
import { nodesIn, setPage } from '../../../support/page/page.ts';

test('restore() of detachChildren returns the detached nodes to the host in the same order', () => {
  const host = setPage('<section> <!-- Kommentar --><p>vom <b>Server</b></p> Text </section>');
  const [before, html] = [nodesIn(host), host.outerHTML];
  const { restore } = detachChildren(host);
  expect(host.childNodes).toHaveLength(0);
  host.innerHTML = '<button>Komponente</button>';
  restore();
  expect(host.outerHTML).toBe(html);
  expect(nodesIn(host)).toSatisfy((nodes: Node[]) => nodes.every((node, index) => node === before[index]));
});

test('restore() of detachChildren empties a host that was empty before', () => {
  const host = setPage('<div></div>');
  const { restore } = detachChildren(host);
  host.innerHTML = '<p></p>';
  restore();
  expect(host.innerHTML).toBe('');
});
