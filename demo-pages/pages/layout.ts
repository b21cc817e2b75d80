import { html } from 'hono/html';
import { cookieBanner } from '../../fixtures/markup/cookie-banner.ts';
import { json } from '../../fixtures/markup/host.ts';
import type { Markup } from '../../fixtures/markup/markup.ts';
import { shopRules } from '../../fixtures/shop/rules.ts';
import { customerCookie } from '../shop/account/customer-cookie.ts';
import { siteServices } from '../shop/content/services.ts';
import type { Asset, Assets } from '../shop/server/assets.ts';
import { demoPanel } from './demo-panel.ts';
import { siteFooter } from './footer.ts';
import { headData } from './head-data.ts';
import { siteHeader } from './header.ts';
import type { Frame } from './page.ts';

/** The complete HTML of a page: head, header, notice, main, footer and demo panel. */
export function layout(frame: Frame): Markup {
  const { page } = frame;
  const assets = page.hasNoScripts ? withoutScripts(frame.assets) : frame.assets;
  // The preview of the playground is empty at first, and browsers warn about preloaded fonts that no text uses
  const fonts = page.playground === 'preview' ? [] : assets.fonts;
  const header = siteHeader(frame);
  const footer = siteFooter(frame);
  const banner = cookieBanner({
    version: frame.botCheck === 'necessary' ? '2026-12-n' : '2026-12',
    services: siteServices(frame.botCheck),
  });
  const isPreview = page.playground === 'preview';
  // The visitor can paste the markup of any widget into the preview, so the preview needs all page styles
  const names = isPreview
    ? Object.keys(assets.pageStyles ?? {})
    : widgetsIn(page.isBare ? `${page.main}` : `${header}${page.main}${banner}`);
  const scripts = isPreview ? commonScripts(assets) : scriptsOf(names, assets);
  return html`<!doctype html>
<html lang="de-CH">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${page.title} – Bäckerei Krume</title>
<meta name="description" content="${page.description}">
${headData(frame)}<meta name="theme-color" content="#fbf5ea">
<link rel="icon" href="/artwork/favicon.svg" type="image/svg+xml">
${fonts?.map(
  (href) => html`<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>
`,
)}${[
  ...stylesOf([...names, ...(page.isBare ? [] : widgetsIn(`${footer}`))], assets),
  ...transitionsOf(frame),
].map(
  (style) => html`<link rel="stylesheet" href="${style.href}"${integrity(style)}>
`,
)}<script type="application/json" data-krume-config>${json({ apiPath: '', sessionCookies: [customerCookie], ...(frame.isShared && { sharedPage: true }), authenticated: frame.customer !== undefined, customer: frame.customer?.email, receptionEmail: shopRules.receptionEmail, ...frame.thirdParties })}</script>
${scripts.map(
  (script) => html`<link rel="modulepreload" fetchpriority="low" href="${script.href}"${integrity(script)}>
`,
)}${assets.script && html`<script type="module" fetchpriority="low" src="${assets.script.href}"${integrity(assets.script)}></script>`}
${assets.panel && !page.isBare && html`<script type="module" fetchpriority="low" src="${assets.panel}"></script>`}
${assets.liveReload && html`<script type="module" src="${assets.liveReload}"></script>`}
${page.isCatalogue && assets.catalogue && html`<script type="module" src="${assets.catalogue}"></script>`}
${page.playground && assets.playground && html`<script type="module" src="${assets.playground[page.playground]}"></script>`}
</head>
<body${page.isBare ? html` class="bare"` : ''}>
${page.isBare ? content(frame) : around({ frame, header, footer, banner })}
</body>
</html>`;
}

const withoutScripts = ({ styles, pageStyles, fonts }: Assets): Assets => ({
  styles,
  ...(pageStyles && { pageStyles }),
  ...(fonts && { fonts }),
});

/** The content of `<body>`: `<main>` and the parts around it. */
function around({ frame, header, footer, banner }: Parts): Markup {
  const { page } = frame;
  return html`<nav aria-label="Direkt zu">
<a class="skip-link" href="#inhalt">Zum Inhalt</a>
<a class="skip-link" href="/datenschutz" data-cookie-settings>Cookies</a>
</nav>
${header}
${content(frame)}
${footer}
${demoPanel(frame, page.isChecked ? frame.botCheck : undefined)}
${banner}`;
}

const content = ({ page, notice }: Frame): Markup => html`<main id="inhalt" tabindex="-1">
${notice && html`<p class="notice notice-${notice.kind}" role="${notice.kind === 'error' ? 'alert' : 'status'}">${notice.text}</p>`}
${page.main}
</main>`;

interface Parts {
  frame: Frame;
  header: Markup;
  footer: Markup;
  banner: Markup;
}

/** The names of the widgets in some HTML, without duplicates. */
const widgetsIn = (content: string): readonly string[] => [
  ...new Set([...content.matchAll(/ data-widget="([\w-]+)"/g)].map(([, name = '']) => name)),
];

/** The common styles, followed by the page styles of the named widgets. */
const stylesOf = (names: readonly string[], { styles, pageStyles }: Assets): Asset[] =>
  unique([...styles, ...names.flatMap((name) => pageStyles?.[name] ?? [])]);

/**
 * The styles for transitions between pages. Transitions need unique names, but a page of the catalogue shows several
 * galleries, so the catalogue has no transitions.
 */
const transitionsOf = ({ page, assets }: Frame): Asset[] =>
  assets.transitions && !page.isCatalogue ? [assets.transitions] : [];

/** The scripts that the named widgets load at page start. */
const scriptsOf = (names: readonly string[], { preloads }: Assets): Asset[] =>
  unique(names.flatMap((name) => preloads?.[name] ?? []));

/** The scripts that every widget needs. */
function commonScripts({ preloads = {} }: Assets): Asset[] {
  const [first = [], ...others] = Object.values(preloads);
  return first.filter(({ href }) => others.every((each) => each.some((other) => other.href === href)));
}

const unique = (assets: readonly Asset[]) => [
  ...new Map(assets.map((asset) => [asset.href, asset])).values(),
];

function integrity(file: { integrity?: string | undefined }): Markup | '' {
  return file.integrity ? html` integrity="${file.integrity}" crossorigin` : '';
}
