// @vitest-environment page
import { expect, test } from 'vitest';
import { captureFocus } from '../../../../../shared/registry/widget/server-html/focus.ts';
import { getElement, setPage } from '../../../../support/page/page.ts';

test('captureFocus moves focus and selection to the component’s field with the same name', () => {
  const host = setPage('<div><a href="#">x</a><input name="q" value="Gipfeli"></div>');
  const before = getElement<HTMLInputElement>('input');
  before.focus();
  before.setSelectionRange(2, 4);
  const give = captureFocus(host);
  host.innerHTML = '<input name="q" value="Gipfeli"><a href="#">x</a>';
  give();
  const after = getElement<HTMLInputElement>('input');
  expect(document.activeElement).toBe(after);
  expect([after.selectionStart, after.selectionEnd]).toEqual([2, 4]);
});

test('captureFocus moves focus from a control without a name to the control at the same tab position', () => {
  const host = setPage('<div><a href="#">1</a><button>2</button></div>');
  getElement('button').focus();
  const give = captureFocus(host);
  host.innerHTML = '<button id="a">1</button><button id="b">2</button>';
  give();
  expect(document.activeElement?.id).toBe('b');
});

test('captureFocus leaves focus on an element in a slot', () => {
  const host = setPage('<div><button>1</button><div data-slot="a"><button id="x">2</button></div></div>');
  const slot = getElement('[data-slot]');
  getElement('#x').focus();
  const give = captureFocus(host);
  host.innerHTML = '<button>1</button><button>2</button>';
  host.append(slot);
  give();
  expect(document.activeElement?.id).toBe('x');
});

test('captureFocus does not move focus that is outside the host', () => {
  setPage('<main><button id="other"></button><div id="host"><button></button></div></main>');
  getElement('#other').focus();
  const give = captureFocus(getElement('#host'));
  give();
  expect(document.activeElement?.id).toBe('other');
});

test('captureFocus causes no error for a component without a focusable element', () => {
  const host = setPage('<div><button></button></div>');
  getElement('button').focus();
  const give = captureFocus(host);
  host.innerHTML = '<p>nichts</p>';
  expect(give).not.toThrow();
});
