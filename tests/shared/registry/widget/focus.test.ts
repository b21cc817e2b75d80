// @vitest-environment page
import { expect, test } from 'vitest';
import { takeFocus } from '../../../../shared/registry/widget/focus.ts';
import { one, print } from '../../../page.ts';

test('the focus goes to the field of the same name, the cursor to where it was', () => {
  const host = print('<div><a href="#">x</a><input name="q" value="Gipfeli"></div>');
  const before = one<HTMLInputElement>('input');
  before.focus();
  before.setSelectionRange(2, 4);
  const give = takeFocus(host);
  host.innerHTML = '<input name="q" value="Gipfeli"><a href="#">x</a>';
  give();
  const after = one<HTMLInputElement>('input');
  expect(document.activeElement).toBe(after);
  expect([after.selectionStart, after.selectionEnd]).toEqual([2, 4]);
});

test('without a name it goes to the same place in the tab order', () => {
  const host = print('<div><a href="#">1</a><button>2</button></div>');
  one('button').focus();
  const give = takeFocus(host);
  host.innerHTML = '<button id="a">1</button><button id="b">2</button>';
  give();
  expect(document.activeElement?.id).toBe('b');
});

test('an element in a slot that only moved keeps it', () => {
  const host = print('<div><button>1</button><div data-slot="a"><button id="x">2</button></div></div>');
  const slot = one('[data-slot]');
  one('#x').focus();
  const give = takeFocus(host);
  host.innerHTML = '<button>1</button><button>2</button>';
  host.append(slot);
  give();
  expect(document.activeElement?.id).toBe('x');
});

test('a focus elsewhere is left alone', () => {
  print('<main><button id="other"></button><div id="host"><button></button></div></main>');
  one('#other').focus();
  const give = takeFocus(one('#host'));
  give();
  expect(document.activeElement?.id).toBe('other');
});

test('there may be nothing to give it to', () => {
  const host = print('<div><button></button></div>');
  one('button').focus();
  const give = takeFocus(host);
  host.innerHTML = '<p>nichts</p>';
  expect(give).not.toThrow();
});
