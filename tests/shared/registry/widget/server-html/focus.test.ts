// @vitest-environment page
import { expect, test } from 'vitest';
import { captureFocus } from '../../../../../shared/registry/widget/server-html/focus.ts';
import { getElement, setPage } from '../../../../support/page/page.ts';

test('captureFocus moves focus and selection to the component’s field that has the same name', () => {
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

test('if the focused control has no name, captureFocus moves focus to the control at the same tab position', () => {
  const host = setPage('<div><a href="#">1</a><button>2</button></div>');
  getElement('button').focus();
  const give = captureFocus(host);
  host.innerHTML = '<button id="a">1</button><button id="b">2</button>';
  give();
  expect(document.activeElement?.id).toBe('b');
});

test('if an element in a slot has focus, captureFocus does not move focus', () => {
  const host = setPage('<div><button>1</button><div data-slot="a"><button id="x">2</button></div></div>');
  const slot = getElement('[data-slot]');
  getElement('#x').focus();
  const give = captureFocus(host);
  host.innerHTML = '<button>1</button><button>2</button>';
  host.append(slot);
  give();
  expect(document.activeElement?.id).toBe('x');
});

test('if an element outside the host has focus, captureFocus does not move focus', () => {
  setPage('<main><button id="other"></button><div id="host"><button></button></div></main>');
  getElement('#other').focus();
  const give = captureFocus(getElement('#host'));
  give();
  expect(document.activeElement?.id).toBe('other');
});

test('captureFocus throws no error if the component has no focusable element', () => {
  const host = setPage('<div><button></button></div>');
  getElement('button').focus();
  const give = captureFocus(host);
  host.innerHTML = '<p>nichts</p>';
  expect(give).not.toThrow();
});
