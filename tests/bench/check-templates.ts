import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fixtures } from '../../fixtures/index.ts';

// Measures `krume check` of the built package on 200 templates, including the start of Node. Run: npx tsx
// tests/bench/check-templates.ts

const root = join(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'krume-bench-'));
const examples = Object.values(fixtures).flatMap((list) => list.map(({ html }) => html));
for (let index = 0; index < 200; index++)
  writeFileSync(
    join(folder, `${index}.html.twig`),
    `{% extends 'base.html.twig' %}\n{% block content %}\n{% for part in parts %}\n${examples[index % examples.length]}\n<p>{{ part.name }}</p>\n{% endfor %}\n{% endblock %}\n`,
  );

const runs = Array.from({ length: 7 }, () => {
  const start = performance.now();
  execFileSync(process.execPath, [join(root, 'dist/tools/krume.mjs'), 'check', folder]);
  return Math.round(performance.now() - start);
}).sort((a, b) => a - b);
rmSync(folder, { recursive: true });
console.log(`200 templates: ${runs[3]} ms (median of 7; ${runs[0]} to ${runs[6]} ms)`);
