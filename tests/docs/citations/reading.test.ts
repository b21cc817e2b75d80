import { describe, expect, test } from 'vitest';
import { citations } from './citations.ts';
import { outline } from './outline.ts';
import { unresolved } from './resolve.ts';

/** Writes citations in short form: 'shop.md 4 "Order button" #3' */
const read = (source: string) =>
  citations(source).map(({ page, place }) =>
    [
      page,
      place?.section,
      ...(place?.titles ?? []).map((title) => `"${title}"`),
      place?.item && `#${place.item}`,
    ]
      .filter(Boolean)
      .join(' '),
  );

describe('citations in the code', () => {
  test.each([
    ['/** The heart. @see shop.md 2.1 */', ['shop.md 2.1']],
    [' * @see shop.md section 2.8\n */', ['shop.md 2.8']],
    ["describe('selectable dates (shop.md 5)', () => {", ['shop.md 5']],
    [
      '// shop.md sections 2.2, 4 "Reviews", 5 and 8',
      ['shop.md 2.2', 'shop.md 4 "Reviews"', 'shop.md 5', 'shop.md 8'],
    ],
    [
      '// shop.md sections 2.2, 4 "Add-to-cart button" and "Wishlist", 5 and 8: products',
      ['shop.md 2.2', 'shop.md 4 "Add-to-cart button" "Wishlist"', 'shop.md 5', 'shop.md 8'],
    ],
    ['// shop.md section 4, "Session": global signals', ['shop.md 4 "Session"']],
    [
      ' * @see shop.md section 4, "Order button", 5, and section 7, "Hand-off to the payment provider"',
      ['shop.md 4 "Order button" #5', 'shop.md 7 "Hand-off to the payment provider"'],
    ],
    [' * @see shop.md section 5, "Date checks", 1. The wider class', ['shop.md 5 "Date checks" #1']],
    ["describe('check 2 (shop.md 5, check 2)', () => {", ['shop.md 5 #2']],
    [
      ' * @see shop.md section 2.7, 1, and section 5, "Address form and guest form"',
      ['shop.md 2.7 #1', 'shop.md 5 "Address form and guest form"'],
    ],
    [
      '/** @see shop.md section 3, "Address"; site.md section 3, "Profile address" */',
      ['shop.md 3 "Address"', 'site.md 3 "Profile address"'],
    ],
    [' * @see shop.md and site.md section 5', ['shop.md 5', 'site.md 5']],
    ['// shop.md section 2.2, and the tabs pattern', ['shop.md 2.2']],
    ['// site.md section 4.13. happy-dom has no layout', ['site.md 4.13']],
    ['// shop.md sections 2.2 and 9: popups of 626×436', ['shop.md 2.2', 'shop.md 9']],
    ['// shop.md section 2.5, 2.7', ['shop.md 2.5', 'shop.md 2.7']],
    [
      ' * As in shop.md sections 2.2\n * and 5, "File\n * uploads", and always',
      ['shop.md 2.2', 'shop.md 5 "File uploads"'],
    ],
    ['// As shop.md has it', ['shop.md']],
    ["readFileSync('docs/shop.md')", []],
  ])('the citation test finds the citations in %j', (source, expected) => {
    expect(read(source)).toEqual(expected);
  });

  test('the line number of a citation is the number of the line that names the document', () => {
    expect(citations('\n\n// shop.md\n// section 5').map(({ line }) => line)).toEqual([3]);
  });
});

describe('the report of invalid citations', () => {
  const page = outline(`# The shop
## 2. Screens
### 2.7 Checkout
#### 1. Authenticate
## 5. Rules
### Review form
### Date checks, in this order
| 1 | a holiday |
### Branch open check
1. A special opening
### Address form
### Address step
## 10 More
`);
  const problem = (text: string) =>
    citations(`// shop.md ${text}`).map(({ place }) => unresolved(place, page));

  test.each([
    'section 2.7',
    'section 2, "Checkout"',
    'section 2.7, "Authenticate"',
    'section 2.7, 1',
    'section 5, "Review form"',
    'section 5, "Date checks", 1',
    'section 5, "Branch open check", 1',
    'section 10',
  ])('the citation test accepts a citation of %s', (text) => {
    expect(problem(text)).toEqual([undefined]);
  });

  test.each([
    ['section 2.8', 'there is no section 2.8'],
    ['section 1', 'there is no section 1'],
    ['section 2.7, "Review form"', 'section 2.7 has no "Review form"'],
    ['section 5, "Review forms"', 'section 5 has no "Review forms"'],
    ['section 5, "Review"', undefined],
    ['section 5, "Rev"', 'section 5 has no "Rev"'],
    ['section 5, "Address"', 'section 5 has several "Address"'],
    ['section 5, "Date checks", 2', '"Date checks, in this order" has no item 2'],
    ['section 2.7, 7', '"Checkout" has no item 7'],
    ['says so', 'names no section'],
  ])('for a citation of %s, the citation test reports: %s', (text, expected) => {
    expect(problem(text)).toEqual([expected]);
  });

  test('if a citation names several sections, the error names the section that does not exist', () => {
    expect(problem('sections 2.7, 5 "Review form" and 6')).toEqual([
      undefined,
      undefined,
      'there is no section 6',
    ]);
  });
});
