import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, inject, onTestFinished } from 'vitest';
import { test as base, describeWordPress } from './site.ts';

const run = promisify(execFile);

/** Runs PHP code with the functions of WordPress. Returns the output. */
const withCode = base.extend('php', { scope: 'file' }, ({ site }) => async (code: string) => {
  const complete = `require '${site.folder}/wp-load.php'; ${code}`;
  const { stdout } = await run('php', ['-d', 'display_errors=1', '-r', complete]);
  return stdout;
});

/** Prints content that an author has saved, as WordPress does. */
const test = withCode.extend('print', { scope: 'file' }, async ({ site }) => {
  const code = `require '${site.folder}/wp-load.php';
    $author = get_user_by('login', 'autorin')->ID;
    wp_set_current_user($author);
    kses_init();
    $id = wp_insert_post(wp_slash(['post_title' => 'Probe', 'post_content' => $argv[1]]));
    wp_set_current_user($argv[2] === 'author' ? $author : 0);
    echo apply_filters('the_content', get_post($id)->post_content);`;
  return async (content: string, reader: 'author' | 'visitor' = 'visitor') => {
    const { stdout } = await run('php', ['-d', 'display_errors=1', '-r', code, '--', content, reader]);
    return stdout.trim();
  };
});

const manifest = () => JSON.parse(readFileSync(join(inject('dist'), 'manifest.json'), 'utf8'));

const literal = (text: string) => text.replace(/[+/.]/g, '\\$&');

const heart = '<div data-widget="heart-toggle" data-product-id="4711" data-name="Ruch &amp; Brot"';

/** The speculation rules on a page, as JSON. */
const rulesIn = (html: string) =>
  html.match(/(?<=<script type="speculationrules"[^>]*>).*?(?=<\/script>)/g) ?? [];

describeWordPress(() => {
  test("the plugin links the page's scripts, and links the page's styles after the theme's styles", async ({
    site,
  }) => {
    const { css, pageStyles, core, entry, widgets } = manifest();
    const html = await (await fetch(`${site.url}/produkt/ruchbrot`)).text();
    const [head = ''] = html.split('</head>');
    const styles = [css, pageStyles[widgets['product-form'].pageStyle], pageStyles.transitions];
    expect(head.match(/(?<=\/assets\/)[^'"]*\.css/g)).toEqual(styles.map(({ file }) => file));
    for (const { file, integrity } of styles)
      expect(head).toMatch(
        RegExp(`<link [^>]*integrity="${literal(integrity)}" crossorigin href='[^']*/${file}'`),
      );
    expect(head.lastIndexOf('global-styles-inline-css')).toBeLessThan(head.indexOf(css.file));
    for (const { file, integrity } of [core, ...widgets['product-form'].files])
      expect(head).toContain(
        `<link rel="modulepreload" fetchpriority="low" href="/assets/${file}" integrity="${integrity}"`,
      );
    expect(head).toContain(`src="/assets/${entry.file}" integrity="${entry.integrity}" crossorigin`);
  });

  test("the plugin prints the manifest's speculation rules for visitors, but not for signed-in users", async ({
    site,
  }) => {
    const { speculationRules } = manifest();
    const html = await (await fetch(`${site.url}/`)).text();
    expect(rulesIn(html).map((json) => JSON.parse(json))).toEqual([speculationRules]);
    expect(html.indexOf('speculationrules')).toBeLessThan(html.indexOf('</head>'));

    const login = await fetch(`${site.url}/wp-login.php`, {
      method: 'POST',
      body: new URLSearchParams({ log: 'autorin', pwd: 'gipfeli' }),
      redirect: 'manual',
    });
    const Cookie = login.headers
      .getSetCookie()
      .map((cookie) => cookie.split(';')[0])
      .join('; ');
    const signedIn = await (await fetch(`${site.url}/`, { headers: { Cookie } })).text();
    expect(signedIn).toContain('wp-admin-bar-my-account');
    expect(signedIn).not.toContain('speculationrules');
  });

  test('the plugin escapes the speculation rules and prints the nonce', async ({ php }) => {
    const html = await php(`
      add_filter('krume_nonce', fn () => 'n0nce');
      add_filter('krume_speculation_rules', fn ($rules) => $rules + ['tag' => '</script>']);
      krume_print_head();`);
    expect(html).toContain('<script type="speculationrules" nonce="n0nce">{');
    expect(rulesIn(html).map((json) => JSON.parse(json))).toEqual([
      { ...manifest().speculationRules, tag: '</script>' },
    ]);
  });

  test.for(['__return_empty_array', '__return_false'])(
    'the plugin prints no speculation rules if the filter krume_speculation_rules is %s',
    async (filter, { php }) => {
      const html = await php(`add_filter('krume_speculation_rules', '${filter}'); krume_print_head();`);
      expect(html).toContain('data-krume-config');
      expect(html).not.toContain('speculationrules');
    },
  );

  test('without the filter krume_transitions, the plugin does not link the styles of transitions', async ({
    php,
  }) => {
    const links = 'krume_enqueue_styles(); wp_print_styles();';
    expect(await php(links)).toContain('/transitions-');
    const html = await php(`remove_all_filters('krume_transitions'); ${links}`);
    expect(html).toContain('/every-');
    expect(html).not.toContain('/transitions-');
  });

  test('if an author inserts a block, the plugin prints the block with the default values of the site', async ({
    print,
  }) => {
    const html = await print('<!-- wp:krume/heart-toggle {"productId":4711,"name":"Ruch & Brot"} /-->');
    expect(html).toContain(`${heart} data-redirect="/login">`);
  });

  test('the plugin prints the widget of a shortcode even if its attribute names contain hyphens', async ({
    print,
  }) => {
    const html = await print(
      '[krume-heart-toggle product-id="4711" name="Ruch &amp; Brot" redirect="/anmelden"]',
    );
    expect(html).toContain(`${heart} data-redirect="/anmelden">`);
    expect(html).not.toContain('<p>');
  });

  test("the plugin prints a shortcode's content without extra paragraphs around it", async ({ print }) => {
    const html = await print('[krume-read-more]\nErster Absatz\n\nZweiter Absatz\n[/krume-read-more]');
    expect(html.replace(/\s+/g, ' ')).toMatch(
      /<div[^>]* data-widget="read-more"[^>]*>.*Erster Absatz<\/p> <p>Zweiter Absatz.*<\/div>$/,
    );
    expect(html).not.toMatch(/<p>\s*<div|<br/);
  });

  test('the plugin prints each block krume/part once, including the entries of a list', async ({ print }) => {
    const part = (name: string, text: string) =>
      `<!-- wp:krume/part {"name":"${name}"} --><p>${text}</p><!-- /wp:krume/part -->`;
    const slider = `<!-- wp:krume/product-slider {"label":"Brote"} -->${part('entries', 'Eins')}${part('entries', 'Zwei')}<!-- /wp:krume/product-slider -->`;
    const html = await print(slider);
    expect(html.match(/<p>(?:Eins|Zwei)<\/p>/g)).toEqual(['<p>Eins</p>', '<p>Zwei</p>']);
    expect(html).not.toContain('krume:part');
  });

  test.for([
    ['a script in HTML', { fallback: 'Karte<script>alert(1)</script>' }],
    ['an event handler', { fallback: '<a href="/x" onclick="alert(1)">Karte</a>' }],
    ['a script in a text', { label: '"><script>alert(1)</script>' }],
  ] as const)('the plugin removes %s that an author has written', async ([, values], { print }) => {
    const json = JSON.stringify(values).replace(/[<>"&]/g, (sign) =>
      sign === '"' ? sign : `\\u00${sign.charCodeAt(0).toString(16)}`,
    );
    const html = await print(`<!-- wp:krume/branch-map ${json} /-->`);
    expect(html).toContain('data-widget="branch-map"');
    expect(html).not.toMatch(/<script|<[^>]* onclick/);
  });

  test.for(['javascript:alert(1)', 'java&#115;cript&colon;alert(1)'])(
    'the plugin removes the javascript: URL %s from an attribute',
    async (url, { print }) => {
      const html = await print(`[krume-heart-toggle product-id="4711" name="Brot" redirect="${url}"]`);
      expect(html).toMatch(/<a href="(?!javascript)[^"&:]*">/);
    },
  );

  test.for([
    '[krume-heart-toggle product-id="4711" name="Brot"][krume-part name="redirect"]javascript:alert(1)[/krume-part][/krume-heart-toggle]',
    '<!-- wp:krume/heart-toggle {"productId":4711,"name":"Brot"} --><!-- krume:part redirect -->javascript:alert(1)<!-- /krume:part --><!-- /wp:krume/heart-toggle -->',
  ])('the plugin removes a javascript: URL from a named part: %s', async (content, { print }) => {
    const html = await print(content);
    expect(html).toContain('data-widget="heart-toggle"');
    expect(html).not.toContain('javascript:');
  });

  test.for([
    ['/suche', 'action="/suche"'],
    ['https://other.example/', ''],
    ['//other.example/', ''],
  ])(
    'a form that an author wrote can post only to the site itself: %s',
    async ([url, expected], { print }) => {
      const html = await print(`[krume-live-search action="${url}" id="suche" term="" label="Suche"]`);
      expect(html.match(/action="[^"]*"/)?.[0] ?? '').toBe(expected);
      expect(html).not.toContain('other.example');
    },
  );

  test('the checkout ignores script URLs and payment hosts that an author has written', async ({ print }) => {
    const html = await print(
      '<!-- wp:krume/checkout {"maps":{"url":"https://other.example/x.js"},"payment":{"providerHosts":["other.example"]}} --><p>Kasse</p><!-- /wp:krume/checkout -->',
    );
    expect(html).toContain('data-widget="checkout"');
    expect(html).not.toContain('other.example');
  });

  test('a page is not cached if its checkout is in a reusable pattern', async ({ site, php }) => {
    await php(`
      $checkout = '<!-- wp:krume/checkout --><p>Kasse</p><!-- /wp:krume/checkout -->';
      $pattern = wp_insert_post(['post_type' => 'wp_block', 'post_title' => 'Kasse', 'post_status' => 'publish', 'post_content' => $checkout]);
      $content = wp_slash('<!-- wp:block {"ref":' . $pattern . '} /-->');
      wp_update_post(['ID' => get_page_by_path('karte')->ID, 'post_content' => $content]);`);
    site.setCaching(true);
    onTestFinished(() => site.setCaching(false));
    const response = await fetch(`${site.url}/karte`);
    const html = await response.text();
    expect(html).toContain('data-widget="checkout"');
    expect(html).toContain('"sharedPage":false');
    expect(response.headers.get('cache-control')).toContain('no-cache');
  });

  test('the plugin shows a message about missing values to authors but not to visitors', async ({
    print,
  }) => {
    const slides = '<!-- wp:krume/testimonials {"label":"Stimmen","quotes":[{"text":"Gut"}]} /-->';
    expect(await print(slides, 'author')).toContain(
      'Krume: «Stimmen von Gästen» ist unvollständig und wird nicht gezeigt. Es fehlt: quotes[0].name, quotes[0].from.',
    );
    expect(await print(slides)).toBe('');
  });
});
