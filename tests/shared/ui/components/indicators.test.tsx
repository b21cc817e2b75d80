// @vitest-environment page
import { render } from '@testing-library/preact';
import { expect, test } from 'vitest';
import { Badge } from '../../../../shared/ui/components/indicators.tsx';

// shop.md section 4: a badge is hidden when its count is 0 or less
test.each([
  [1, '1'],
  [999, '999'],
  [1000, '999+'],
])('the badge of an icon with the count %i shows %s', (count, shown) => {
  const { container } = render(<Badge count={count} label="Artikel" />);
  expect(container.querySelector('[aria-hidden]')?.textContent).toBe(shown);
  expect(container.textContent).toBe(`${shown}, Artikel`);
});

test.each([0, -1])('the badge of an icon with the count %i is hidden', (count) => {
  const { container } = render(<Badge count={count} label="Artikel" />);
  expect(container.innerHTML).toBe('');
});
