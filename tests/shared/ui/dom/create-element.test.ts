// @vitest-environment page
import { expect, test } from 'vitest';
import { createButton, createElement } from '../../../../shared/ui/dom/create-element.ts';

test('creates an element with its attributes and children, and keeps texts as texts', () => {
  const image = createElement('img', { src: '/brot.svg', alt: '' });
  const link = createElement('a', { href: '/brot', class: 'krume-link' }, image, ' <b>Brot</b>');
  expect(link.outerHTML).toBe(
    '<a href="/brot" class="krume-link"><img src="/brot.svg" alt=""> &lt;b&gt;Brot&lt;/b&gt;</a>',
  );
});

test('a button submits no form', () => {
  const button = createButton({ 'aria-label': 'Schliessen' }, '×');
  expect(button.outerHTML).toBe('<button type="button" aria-label="Schliessen">×</button>');
});
