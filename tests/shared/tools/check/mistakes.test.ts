// @vitest-environment page
import { expect, test } from 'vitest';
import { fixtures } from '../../../../fixtures/index.ts';
import { mistakes, parserMistakes } from '../../../../fixtures/mistakes/index.ts';
import { templateChecker } from '../../../../shared/tools/check/check-template.ts';
import { catalogue } from '../../../../widgets/catalogue.ts';
import { contracts } from '../../../support/data/contracts.ts';

const check = templateChecker({ catalogue, contracts });

test('x', async () => {
  const lost: unknown[] = [];
  const wrong: unknown[] = [];
  for (const { what, html, says, mended } of [...mistakes, ...parserMistakes]) {
    const whole = (part: string) => `<!DOCTYPE html><html lang="de"><head><title>x</title></head><body>${part}</body></html>`;
    const texts = (await check({ name: 'a.html', text: whole(html), isServed: true })).map(({ text }) => text);
    if (!texts.includes(says)) lost.push([what, says, texts]);
    const m = (await check({ name: 'a.html', text: whole(mended), isServed: true })).map(({ text }) => text);
    if (m.length || texts.length > 1) wrong.push([what, m, texts]);
  }
  console.log(mistakes.length + parserMistakes.length, lost.length, JSON.stringify(lost, null, 1));
  console.log('WRONG', wrong.length, JSON.stringify(wrong, null, 1));
  const bad: unknown[] = [];
  for (const [name, list] of Object.entries(fixtures))
    for (const { title, html } of list)
      for (const isServed of [true, false]) {
        const m = await check({ name: 'a.html', text: html, isServed });
        if (m.length) bad.push([name, title, isServed, m]);
      }
  console.log('FIX', bad.length, JSON.stringify(bad, null, 1));
  expect(1).toBe(1);
});
