// @vitest-environment page
import { expect, test } from 'vitest';
import { createButton, createElement } from '../../../../shared/ui/dom/create-element.ts';

test('createElement sets attributes and children, and does not interpret HTML in texts', () => {
  const image = createElement('img', { src: '/brot.svg', alt: '' });
  const link = createElement('a', { href: '/brot', class: 'krume-link' }, image, ' <b>Brot</b>');
  expect(link.outerHTML).toBe(
    '<a href="/brot" class="krume-link"><img src="/brot.svg" alt=""> &lt;b&gt;Brot&lt;/b&gt;</a>',
  );
});

test('createButton creates a button that does not submit a form', () => {
  const button = createButton({ 'aria-label': 'Schliessen' }, '×');
  expect(button.outerHTML).toBe('<button type="button" aria-label="Schliessen">×</button>');
});
