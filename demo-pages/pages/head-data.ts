import { html } from 'hono/html';
import { breadcrumbData } from '../../fixtures/markup/data/breadcrumb-data.ts';
import { pageMeta } from '../../fixtures/markup/data/page-meta.ts';
import type { Markup } from '../../fixtures/markup/markup.ts';
import type { Frame } from './page.ts';

const siteName = 'Bäckerei Krume';

/** Paths of pages for one visitor or one request. Search engines must not index them. */
export const unlistedPaths = [
  '/kasse',
  '/konto',
  '/login',
  '/passwort-neu',
  '/passwort-vergessen',
  '/registrieren',
  '/suche',
  '/warenkorb',
  '/wunschliste',
];

/** URL of a page's JPEG picture for link previews, because the services that show previews do not support SVG. */
export const previewPicture = (picture: string | undefined) =>
  picture?.replace('/artwork/', '/artwork/teilen/').replace('.svg', '.jpg') ?? '/artwork/teilen.jpg';

/** Metadata of a page for search engines and link previews. */
export function headData({ page, path, origin }: Frame): Markup {
  const { title, description, picture, kind = 'website', trail = [], data, isUnlisted } = page;
  if (isUnlisted || unlistedPaths.some((each) => path === each || path.startsWith(`${each}/`)))
    return html`<meta name="robots" content="noindex">
`;
  const urlOf = (other: string) => origin + other;
  const url = urlOf(path);
  const steps = [['Startseite', '/'] as const, ...trail, [title, path] as const];
  return html`${pageMeta({ url, title, description, kind, siteName, image: urlOf(previewPicture(picture)), imageText: picture ? title : 'Brot, Torten und Gebäck der Bäckerei Krume' })}${
    path !== '/' &&
    html`${breadcrumbData(steps.map(([name, place]) => [name, urlOf(place)]))}
`
  }${
    data &&
    html`${data({ url, urlOf })}
`
  }`;
}
