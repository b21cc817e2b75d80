// @vitest-environment page
import { expect, test } from 'vitest';
import { replay } from '../../../../shared/registry/widget/replay.ts';
import { getElement, setPage } from '../../../support/page/page.ts';

/** Records a click on server HTML, as the registry does before the widget is ready. */
function clickOn(selector: string, options: MouseEventInit = {}): MouseEvent {
  let kept: MouseEvent | undefined;
  const keep = (event: MouseEvent) => {
    kept = event;
    event.preventDefault();
  };
  addEventListener('click', keep, { capture: true, once: true });
  getElement(selector).dispatchEvent(
    new MouseEvent('click', { bubbles: true, cancelable: true, ...options }),
  );
  if (!kept) throw Error('no click');
  return kept;
}

function count(host: HTMLElement): () => number {
  let clicks = 0;
  host.addEventListener('click', () => clicks++);
  return () => clicks;
}

const heart = '<div><button type="button" data-widget-intent="toggle"><b>Herz</b></button></div>';

test('if the intent button in the server HTML still exists, replay clicks it again', () => {
  const host = setPage(heart);
  const click = clickOn('b');
  const clicks = count(host);
  replay([click], host);
  expect(clicks()).toBe(1);
});

test('replay combines several recorded clicks on an intent button into one click', () => {
  const host = setPage(heart);
  const kept = [clickOn('button'), clickOn('b'), clickOn('button')];
  const clicks = count(host);
  replay(kept, host);
  expect(clicks()).toBe(1);
});

test('replay clicks the component’s button that has the same intent as the recorded button', () => {
  const host = setPage(heart);
  const click = clickOn('button');
  host.innerHTML =
    '<button data-widget-intent="other" id="x"></button><button data-widget-intent="toggle" id="y"></button>';
  const clicked: string[] = [];
  host.addEventListener('click', ({ target }) => clicked.push((target as Element).id));
  replay([click], host);
  expect(clicked).toEqual(['y']);
});

test('if no button in the component has the recorded intent, replay clicks nothing', () => {
  const host = setPage(heart);
  const click = clickOn('button');
  host.innerHTML = '<button></button>';
  const clicks = count(host);
  replay([click], host);
  expect(clicks()).toBe(0);
});

test.each(['metaKey', 'ctrlKey', 'shiftKey', 'altKey'])(
  'replay ignores a recorded click if %s was set',
  (modifier) => {
    const host = setPage(heart);
    const click = clickOn('button', { [modifier]: true });
    const clicks = count(host);
    replay([click], host);
    expect(clicks()).toBe(0);
  },
);

test.each([
  ['a link', '<a href="/login" data-widget-intent="x">x</a>', 'a'],
  ['a link inside an intent element', '<div data-widget-intent="x"><a href="/login">x</a></div>', 'a'],
  ['a submit button', '<form><button type="submit" data-widget-intent="x">x</button></form>', 'button'],
  ['a button that submits by default', '<form><button data-widget-intent="x">x</button></form>', 'button'],
  [
    'a submit button outside its form',
    '<form id="f"></form><button form="f" data-widget-intent="x">x</button>',
    'button',
  ],
  ['a checkbox', '<label data-widget-intent="x"><input type="checkbox"></label>', 'input'],
  ['a summary', '<details><summary data-widget-intent="x">x</summary></details>', 'summary'],
])('replay ignores a recorded click on %s', (_, html, selector) => {
  const host = setPage(`<div>${html}</div>`);
  const click = clickOn(selector);
  const clicks = count(host);
  replay([click], host);
  expect(clicks()).toBe(0);
});
