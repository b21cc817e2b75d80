// @vitest-environment page
import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { check } from '../../../../../shared/tools/command-line/check/index.ts';

const wrong = '<div data-widget="heart-togle"></div>';
const right =
  '<div data-widget="heart-toggle" data-product-id="{{ id }}"><a href="/login">Auf die Wunschliste</a></div>';

let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'krume-check-'));
  const files = {
    'right/list.html.twig': right,
    'right/readme.md': wrong,
    'right/node_modules/theme/list.html': wrong,
    'wrong/one.liquid': `<ul>\n  <li>${wrong}</li>\n</ul>`,
    'wrong/two.blade.php': right,
    'empty/readme.md': '',
  };
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
});

afterAll(() => rm(folder, { recursive: true }));

/** Runs the command. Paths in its output are relative to the test folder. */
async function run(...args: string[]) {
  const printed: Record<'out' | 'err', string[]> = { out: [], err: [] };
  vi.spyOn(console, 'log').mockImplementation((text) => void printed.out.push(text));
  vi.spyOn(console, 'error').mockImplementation((text) => void printed.err.push(text));
  const paths = args.map((each) => (/^(?:right|wrong|empty|none)/.test(each) ? join(folder, each) : each));
  const code = await check(paths);
  const text = (lines: readonly string[]) => lines.join('\n').replaceAll(`${folder}/`, '');
  return { code, out: text(printed.out), err: text(printed.err) };
}

test('krume check checks the templates in a folder, except templates in node_modules', async () => {
  expect(await run('right')).toEqual({ code: 0, out: '1 Dokument geprüft: keine Fehler.', err: '' });
});

test('krume check reports mistakes and exits with code 1', async () => {
  expect(await run('wrong', 'right/list.html.twig', 'wrong/one.liquid')).toEqual({
    code: 1,
    err: '',
    out: `wrong/one.liquid:2:7 Widget «heart-togle» gibt es nicht. Meinten Sie «heart-toggle»?

1 Fehler in 1 von 3 Dokumenten.`,
  });
});

test('krume check --served reports template expressions as mistakes', async () => {
  const { code, out } = await run('right', '--served');
  expect(code).toBe(1);
  expect(out).toContain('{{ id }}');
});

test('krume check --format prints JSON, SARIF or GitHub commands', async () => {
  const { out } = await run('wrong', '--format', 'json');
  expect(JSON.parse(out).mistakes).toEqual([expect.objectContaining({ line: 2, column: 7 })]);
  expect(JSON.parse((await run('right', '--format=sarif')).out).version).toBe('2.1.0');
  expect((await run('right', '--format', 'github')).out).toBe('');
});

const pageOf = (text: string, type = 'text/html; charset=utf-8') =>
  new Response(text, { headers: { 'Content-Type': type } });

test('krume check checks the HTML page at a URL', async () => {
  const fetched = vi.fn(async () => pageOf(`<html><body>\n${wrong}</body></html>`));
  vi.stubGlobal('fetch', fetched);
  expect((await run('https://krume.example/brote')).out).toMatch(
    /^https:\/\/krume\.example\/brote:2:1 Widget/,
  );
  expect(fetched).toHaveBeenCalledExactlyOnceWith('https://krume.example/brote', expect.anything());
  vi.stubGlobal('fetch', async () => new Response('', { status: 404 }));
  expect(await run('https://krume.example/x')).toEqual({
    code: 2,
    out: '',
    err: 'https://krume.example/x ist nicht zu lesen: Der Server antwortet mit 404.',
  });
});

test('if a URL does not return an HTML page, krume check rejects the response', async () => {
  vi.stubGlobal('fetch', async () => pageOf('{}', 'application/json'));
  const { code, err } = await run('https://krume.example/x');
  expect([code, err]).toEqual([
    2,
    expect.stringContaining('Der Server schickt kein HTML, sondern application/json.'),
  ]);
});

test('if the server redirects to another URL, krume check reports the other URL', async () => {
  const page = Object.defineProperty(pageOf(wrong), 'url', { value: 'https://krume.example/neu' });
  vi.stubGlobal('fetch', async () => page);
  expect((await run('https://krume.example/alt')).out).toMatch(/^https:\/\/krume\.example\/neu:1:1 /);
});

test('krume check reads UTF-16 files and UTF-8 files that start with a byte order mark', async () => {
  for (const encoding of ['utf16le', 'utf8'] as const)
    await writeFile(join(folder, `${encoding}.html`), Buffer.from(`\uFEFF${wrong}`, encoding));
  const { out } = await run(join(folder, 'utf16le.html'), join(folder, 'utf8.html'));
  expect(out).toMatch(/^utf16le\.html:1:1 .*\nutf8\.html:1:1 /);
});

test('krume check reports a file that is not in UTF-8, and decodes a page with the charset of its content type', async () => {
  const named = `<p>Brot</p>\n${right.replace('{{ id }}"', '4711" data-name="Spinatküchlein"')}`;
  const bytes = Buffer.from(named, 'latin1');
  await writeFile(join(folder, 'latin.html'), bytes);
  expect((await run(join(folder, 'latin.html'))).out).toMatch(
    /^latin\.html:2:\d+ Dieses Zeichen ist nicht lesbar\. Speichern Sie das Dokument als UTF-8\./,
  );
  const served = (type: string, head = '') => {
    const body = Buffer.from(head + named, 'latin1');
    vi.stubGlobal('fetch', async () => new Response(body, { headers: { 'Content-Type': type } }));
    return run('https://krume.example/x');
  };
  const noMistake = { out: expect.stringContaining('keine Fehler') };
  expect(await served('text/html; charset=ISO-8859-1')).toMatchObject(noMistake);
  expect(await served('text/html', '<meta charset="iso-8859-1">')).toMatchObject(noMistake);
});

test('krume check follows symbolic links to files, and skips pipes and symbolic links to folders', async () => {
  const links = join(folder, 'links');
  await mkdir(links);
  await symlink(join(folder, 'wrong/one.liquid'), join(links, 'file.liquid'));
  await symlink(join(folder, 'gone.html'), join(links, 'gone.html'));
  await symlink(folder, join(links, 'folder.html'));
  execFileSync('mkfifo', [join(links, 'pipe.html')]);
  expect((await run(links)).out).toMatch(/^links\/file\.liquid:2:7 .*\n\n1 Fehler in 1 von 1 Dokument\.$/);
});

// Skipped for root, who can read every file
test.skipIf(process.getuid?.() === 0)(
  'if read permission for a file is missing, krume check reports the file name',
  async () => {
    const path = join(folder, 'secret.html');
    await writeFile(path, wrong, { mode: 0 });
    expect(await run(path)).toEqual({
      code: 2,
      out: '',
      err: '«secret.html» ist nicht zu lesen: Die Rechte fehlen.',
    });
  },
);

test.each([
  [[], /^Nennen Sie Dateien/],
  [['none'], /^«none» gibt es nicht\.$/],
  [['empty'], /^In «empty» gibt es keine Vorlagen\.$/],
  [['right', '--format', 'xml'], /^Die Form «xml» gibt es nicht/],
  [['right', '--colour'], /^Die Angabe --colour gibt es nicht\.\n\nAufruf: npx krume check/],
  [['right', '--format'], /^Die Angabe --format braucht einen Wert\./],
  [['right', '--served=ja'], /^Die Angabe --served hat keinen Wert\./],
])('krume check rejects the arguments %j with exit code 2', async (args, message) => {
  const { code, out, err } = await run(...args);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toMatch(message);
});

test('krume check --help prints the help text', async () => {
  const { code, out } = await run('--help');
  expect(code).toBe(0);
  expect(out).toContain('npx krume check');
});
