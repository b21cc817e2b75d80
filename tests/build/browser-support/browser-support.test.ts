import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fixtures } from '../../../fixtures/index.ts';
import { builtProject } from '../support/built-project.ts';
import { bcd, lacking, since, statement, supported } from './compat-data.ts';
import { lackingInMarkup } from './markup-features.ts';
import { scriptCheck } from './script-features.ts';
import { lackingInStyles } from './style-features.ts';

// The supported browsers, against the compatibility data of MDN

/** What some browser lacks and the bundle can do without, with the reason. */
const dispensable: Readonly<Record<string, string>> = {
  '.requestIdleCallback': 'triggers.ts takes setTimeout in Safari',
  '.moveBefore': 'Preact asks for it first',
  Temporal: 'temporal.ts fetches the polyfill where it is missing; the name is in the polyfill',
  '.toTemporalInstant': 'the polyfill’s own',
  'Intl.DurationFormat': 'the polyfill asks for it first',
  'focus({ focusVisible })': 'where the mouse has led there, the focus is not ringed',
  '<img fetchpriority>': 'a hint',
  '.animation': 'Embla’s own name',
  '.icon': 'an allergen’s picture',
  '.locale': 'the polyfill’s own name',
  '.login': 'a text of ours',
  '.imageSmoothingQuality': 'Firefox has one quality, and drops the wish',
  VideoFrame: 'Pixi asks for it first, and no video is shown',
  '.handle': 'Pixi’s own name',
  '.toHex': 'Pixi’s own name',
  '.copyTo': 'Pixi’s own name',
  '.toArray': 'Pixi’s own name',
  '.image': 'Pixi’s own name, and a text of ours',
  restore: 'a call of a drawing’s own',
  '.difference': 'Pixi’s own name',
  '.keyboard': 'the cropper’s own name',
  '.fileName': 'an element’s own',
  '.bytes': 'a state’s own',
  '.minimize': 'a text of ours',
  '.actions': 'a text of ours',
  '.zip': 'the postal code of an address',
  '.when': 'a text of ours',
};

/** What only fixtures say, as before. */
const dispensableMarkup: Readonly<Record<string, string>> = {
  ...dispensable,
  '<video playsinline>': 'Firefox plays every film in its place',
};

/**
 * What does no more than please the eye; where `content-visibility` is missing, it has hidden nothing to be shown, and
 * without `::details-content` a script opens a moment later what the address names.
 */
const decoration =
  /^(content-visibility|cursor|resize|scrollbar-.*|forced-color-adjust|text-size-adjust|text-wrap|font-family|::-webkit-inner-spin-button|::details-content)\b/;

const built = builtProject();

/** Milliseconds; every script is read, in two seconds where nothing else runs */
const patience = 240_000;

/** Of all files of a kind: `file: name (who lacks it)`. */
function findings(extension: string, find: (source: string) => Map<string, string[]>): string[] {
  const all = [...built.outputs.values()].filter(({ file }) => file.endsWith(extension));
  expect(all.length).toBeGreaterThan(3);
  return all.flatMap(({ name, contents }) =>
    [...find(new TextDecoder().decode(contents))].map(
      ([what, who]) => `${name}: ${what} (${who.join(', ')})`,
    ),
  );
}

const nameOf = (finding: string) => finding.replace(/^.*?: | \(.*$/g, '');

test(
  'no script names what a supported browser lacks, without asking for it first',
  () => {
    const all = findings('.js', scriptCheck());
    expect(all.filter((finding) => !Object.hasOwn(dispensable, nameOf(finding)))).toEqual([]);
    // An exception that nothing needs any more goes
    expect(
      Object.keys(dispensable).filter((name) => !all.some((finding) => nameOf(finding) === name)),
    ).toEqual([]);
  },
  patience,
);

test('no style says what a supported browser lacks, decoration aside', () => {
  const all = findings('.css', lackingInStyles);
  expect(all.filter((finding) => !decoration.test(nameOf(finding)))).toEqual([]);
});

test('no markup of a fixture says what a supported browser lacks', () => {
  const all = Object.values(fixtures).flat();
  expect(all.length).toBeGreaterThan(30);
  const found = new Set(all.flatMap(({ html }) => [...lackingInMarkup(html).keys()]));
  expect([...found].filter((name) => !Object.hasOwn(dispensableMarkup, name))).toEqual([]);
});

test('the check finds options of calls, attributes of what is rendered or written, and media features', () => {
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

test('the check finds a global, a property of one, a member of anything, and what styles say', () => {
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

test('the loader lets in the supported browsers, and none that is older', () => {
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
    `Supported are Chrome and Edge ${version('chrome')}, Safari ${version('safari')}, Firefox ${version('firefox')} and newer`,
  );
});
