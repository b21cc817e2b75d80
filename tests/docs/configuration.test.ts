import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type GenericSchema, safeParse } from 'valibot';
import { expect, test } from 'vitest';
import {
  AnalyticsConfiguration,
  ApiConfiguration,
  BotCheckConfiguration,
  PrivacyConfiguration,
  RulesConfiguration,
  SessionConfiguration,
  VisitorConfiguration,
} from '../../shared/model/configuration.ts';
import { MapsConfiguration, PageMaps } from '../../shared/model/maps.ts';
import { PhotosConfiguration } from '../../shared/model/photos.ts';

// The reference is generated from the schemas of the configuration and the comments in them

const root = join(import.meta.dirname, '../..');

const sources = [
  ...['api', 'visitor', 'session', 'rules', 'analytics', 'bot-check', 'privacy'].map(
    (part) => `configuration/${part}`,
  ),
  'maps',
  'photos',
]
  .map((name) => readFileSync(join(root, `shared/model/${name}.ts`), 'utf8'))
  .join('\n');

const parts: readonly (readonly [
  title: string,
  prefix: string,
  schema: { entries: Readonly<Record<string, GenericSchema>> },
])[] = [
  ['The shop API', '', ApiConfiguration],
  ['Shared pages', '', VisitorConfiguration],
  ['Session and visitor', '', SessionConfiguration],
  ['Rules', '', RulesConfiguration],
  ['Privacy', '', PrivacyConfiguration],
  ['Measuring of visits', '', AnalyticsConfiguration],
  ['Bot-check', '', BotCheckConfiguration],
  ['Maps', '', PageMaps],
  ['Entries of `maps`', 'maps.', MapsConfiguration],
  ['Photos', '', PhotosConfiguration],
];

/** The comment before an entry of a schema; undefined if there is no comment. */
function commentOf(key: string): string | undefined {
  const [, comment] = new RegExp(String.raw`/\*\* ([^\n]*?) \*/\n\s+${key}: `).exec(sources) ?? [];
  return comment?.replace(/ @see .*$/, '').replaceAll('|', String.raw`\|`);
}

function row(prefix: string, key: string, schema: GenericSchema): string {
  const { output: fallback } = safeParse(schema, undefined);
  const shown = fallback === undefined ? '' : `\`${JSON.stringify(fallback)}\``;
  return `| \`${prefix}${key}\` | ${shown} | ${commentOf(key) ?? ''} |`;
}

test('every configuration entry has a comment', () => {
  const silent = parts.flatMap(([, , { entries }]) => Object.keys(entries).filter((key) => !commentOf(key)));
  expect(silent).toEqual([]);
});

test('docs/reference/configuration.md lists every entry with its default and its comment', async () => {
  const chapters = parts.map(
    ([title, prefix, { entries }]) => `## ${title}

| Entry | Default value | Meaning |
| --- | --- | --- |
${Object.entries(entries)
  .map(([key, schema]) => row(prefix, key, schema))
  .join('\n')}
`,
  );
  const page = `# Configuration

The page's \`<script type="application/json" data-krume-config>\` holds one JSON object with these entries. All entries are optional. If
the value of an entry is wrong, the default applies, and \`?krume=debug\` reports the mistake. \`tests/docs/configuration.test.ts\` writes this page.

${chapters.join('\n')}`;
  await expect(page).toMatchFileSnapshot(join(root, 'docs/reference/configuration.md'));
});
