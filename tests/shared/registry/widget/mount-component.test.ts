// @vitest-environment page
import { expect, test } from 'vitest';
import { detachChildren } from '../../../../shared/registry/widget/mount-component.tsx';
import { nodesIn, setPage } from '../../../support/page/page.ts';

test('the restore() function from detachChildren puts the detached nodes back in their original order', () => {
  const host = setPage('<section> <!-- Kommentar --><p>vom <b>Server</b></p> Text </section>');
  const [before, html] = [nodesIn(host), host.outerHTML];
  const { restore } = detachChildren(host);
  expect(host.childNodes).toHaveLength(0);
  host.innerHTML = '<button>Komponente</button>';
  restore();
  expect(host.outerHTML).toBe(html);
  expect(nodesIn(host)).toSatisfy((nodes: Node[]) => nodes.every((node, index) => node === before[index]));
});

test('if a host was empty before detachChildren, the restore() function empties the host again', () => {
  const host = setPage('<div></div>');
  const { restore } = detachChildren(host);
  host.innerHTML = '<p></p>';
  restore();
  expect(host.innerHTML).toBe('');
});
