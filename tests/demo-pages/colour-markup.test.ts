import { describe, expect, test } from 'vitest';
import { colourMarkup } from '../../demo-pages/pages/catalogue/colour-markup.ts';
import { fixtures } from '../../fixtures/index.ts';

const textOf = (text: string) =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');

test('the syntax highlighting of markup marks tags, attributes, values and comments', async () => {
  expect(String(await colourMarkup('<!-- a --><p class="b" hidden>c</p>'))).toBe(
    '<span class="code-comment">&lt;!-- a --&gt;</span><span class="code-tag">&lt;p</span> <span class="code-name">class</span>=<span class="code-value">&quot;b&quot;</span> hidden<span class="code-tag">&gt;</span>c<span class="code-tag">&lt;/p</span><span class="code-tag">&gt;</span>',
  );
});

describe.each(Object.entries(fixtures))('the highlighted markup of the widget %s', (_, examples) => {
  test.each(examples.map(({ title, html }) => [title, html] as const))(
    'highlighting the fixture %s does not change its text',
    async (_title, html) => {
      const coloured = String(await colourMarkup(html));
      expect(textOf(coloured.replace(/<\/?span[^>]*>/g, ''))).toBe(html);
    },
  );
});
