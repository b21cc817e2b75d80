// @module-tag build

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fixtures } from '../../../fixtures/index.ts';
import { builtProject } from '../support/built-project.ts';
import { bcd, lacking, since, statement, supported } from './compat-data.ts';
import { lackingInMarkup } from './markup-features.ts';
import { scriptCheck } from './script-features.ts';
import { lackingInStyles } from './style-features.ts';

/** Features that some browser lacks but that scripts may name, each with the reason. */
const dispensable: Readonly<Record<string, string>> = {
  '.requestIdleCallback': 'triggers.ts falls back to setTimeout in Safari',
  '.moveBefore': 'Preact detects it first',
  Temporal: 'temporal.ts loads a polyfill if it is missing',
  '.toTemporalInstant': 'a property defined by the polyfill',
  'Intl.DurationFormat': 'the polyfill detects it first',
  'focus({ focusVisible })': 'without it, an element focused after a click may have no focus ring',
  '<img fetchpriority>': 'only a hint to the browser',
  '.animation': 'a property of Embla',
  '.icon': 'the picture of an allergen',
  '.locale': 'a property of the polyfill',
  '.login': 'a text in shared/text',
  '.imageSmoothingQuality': 'Firefox has only one quality and ignores it',
  VideoFrame: 'Pixi detects it first, and the bundle shows no video with Pixi',
  '.handle': 'a property of Pixi',
  '.toHex': 'a property of Pixi',
  '.copyTo': 'a property of Pixi',
  '.toArray': 'a property of Pixi',
  '.image': 'a property of Pixi, and a text in shared/text',
  restore: 'a method of slots and lists',
  '.difference': 'a property of Pixi',
  '.keyboard': 'a property of the cropper',
  '.fileName': 'a property of a cake element',
  '.bytes': 'a property of a state of the cake creator',
  '.minimize': 'a text in shared/text',
  '.actions': 'a text in shared/text',
  '.zip': 'the postal code of an address',
  '.when': 'a text in shared/text',
  '.side': 'the position of a cake’s menu',
};

/** Features that some browser lacks but that fixtures may use, each with the reason. */
const dispensableMarkup: Readonly<Record<string, string>> = {
  ...dispensable,
  '<video playsinline>': 'Firefox always plays videos inline',
};

/**
 * Decorative features. A browser without `content-visibility` shows all contents. In a browser without
 * `::details-content`, a script opens the target of the URL slightly later. In a browser without transitions, the next
 * page appears at once.
 */
const decoration =
  /^(content-visibility|cursor|resize|scrollbar-.*|forced-color-adjust|text-size-adjust|text-wrap|font-family|::-webkit-inner-spin-button|::details-content|@view-transition|view-transition-name|::view-transition(-(old|new))?)(?![\w-])/;

/** Files that the search skips, because CodeMirror and parse5 have properties with the names of browser features. */
const ofPackages = ['demo/playground.js', 'demo/preview.js'];

const built = builtProject();

/** Milliseconds. Reading all scripts takes 2 seconds on an idle machine. */
const timeoutMs = 240_000;

/** The findings in all built files with an extension, as `file: feature (browsers that lack the feature)`. */
function findings(extension: string, find: (source: string) => Map<string, string[]>): string[] {
  const all = [...built.outputs.values()].filter(
    ({ file, name }) => file.endsWith(extension) && !ofPackages.includes(name),
  );
  expect(all.length).toBeGreaterThan(3);
  return all.flatMap(({ name, contents }) =>
    [...find(new TextDecoder().decode(contents))].map(
      ([what, who]) => `${name}: ${what} (${who.join(', ')})`,
    ),
  );
}

const nameOf = (finding: string) => finding.replace(/^.*?: | \(.*$/g, '');

test(
  'bundle scripts name no feature that a supported browser lacks, except listed features',
  () => {
    const all = findings('.js', scriptCheck());
    expect(all.filter((finding) => !Object.hasOwn(dispensable, nameOf(finding)))).toEqual([]);
    // Each exception is still needed by a file
    expect(
      Object.keys(dispensable).filter((name) => !all.some((finding) => nameOf(finding) === name)),
    ).toEqual([]);
  },
  timeoutMs,
);

test('if a supported browser lacks a CSS feature, style sheets use the feature for decoration only', () => {
  const all = findings('.css', lackingInStyles);
  expect(all.filter((finding) => !decoration.test(nameOf(finding)))).toEqual([]);
});

test('fixtures contain no markup feature that a supported browser lacks, except listed features', () => {
  const all = Object.values(fixtures).flat();
  expect(all.length).toBeGreaterThan(30);
  const found = new Set(all.flatMap(({ html }) => [...lackingInMarkup(html).keys()]));
  expect([...found].filter((name) => !Object.hasOwn(dispensableMarkup, name))).toEqual([]);
});

test('the search for unsupported features finds call options, attributes and media features', () => {
  const script =
    'a.focus({ preventScroll: true, focusVisible: true }); b.addEventListener(c, d, { signal }); ' +
    'fetch(e, { keepalive: true, signal }); h("p", { hidden: "until-found" }); h("input", { type: "text", switch: true }); ' +
    'g.setAttribute("popover", "hint")';
  expect([...scriptCheck()(script).keys()]).toEqual([
    '<p hidden="until-found">',
    '<input switch>',
    '<div popover="hint">',
    'focus({ focusVisible })',
    'fetch({ keepalive })',
  ]);
  expect([...lackingInMarkup('<details name="x"><p popover="hint">…</p></details>').keys()]).toEqual([
    '<details name>',
    '<p popover="hint">',
  ]);
  expect([...lackingInStyles('@media (inverted-colors) { a { margin: 1rex } }').keys()]).toEqual([
    '@media inverted-colors',
    '1rex',
  ]);
});

test('the search for unsupported features finds globals, properties and style features', () => {
  const old = [
    ['safari', 16.4],
    ['chrome', 111],
  ] as const;
  expect([...scriptCheck(old)('if (URL.canParse(a)) b.toSorted()')]).toEqual([
    ['URL.canParse', ['safari', 'chrome']],
  ]);
  const script =
    'new CloseWatcher(); Object.groupBy([], f); set.union(other); const { x } = y.values().map(f)';
  expect([...scriptCheck()(script).keys()]).toEqual(['CloseWatcher', '.union']);
  const style =
    '@starting-style { a { color: light-dark(red, blue) } } a::details-content { field-sizing: content }';
  expect([...lackingInStyles(style).keys()]).toEqual([
    '@starting-style',
    'light-dark()',
    '::details-content',
    'field-sizing',
    'field-sizing: content',
  ]);
  expect([...lackingInStyles(`@supports (field-sizing: content) { ${style} }`)]).toEqual([]);
});

test('the loader starts in the oldest supported browsers and in no older browser', () => {
  const { Array: array, Object: object } = bcd.javascript.builtins ?? {};
  const asked = [
    statement(array, 'fromAsync'),
    statement(object, 'groupBy'),
    statement(bcd.api.CSS, 'registerProperty_static'),
  ].filter((each) => each !== undefined);
  expect(asked).toHaveLength(3);
  expect(asked.flatMap((each) => lacking(each))).toEqual([]);
  for (const [browser, version] of supported) {
    expect([browser, Math.max(...asked.map((each) => since(each, browser) ?? Number.NaN))]).toEqual([
      browser,
      version,
    ]);
  }
});

test('the README names the same browsers as the build', async () => {
  const readme = await readFile(join(import.meta.dirname, '../../../README.md'), 'utf8');
  const version = (browser: string) => supported.find(([name]) => name === browser)?.[1];
  expect(version('chrome')).toBe(version('edge'));
  expect(readme).toContain(
    `Krume supports Chrome and Edge ${version('chrome')}, Safari ${version('safari')}, Firefox ${version('firefox')}, and newer`,
  );
});
