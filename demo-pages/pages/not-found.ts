import { html } from 'hono/html';
import type { Page } from './page.ts';

export function notFoundPage(): Page {
  return {
    title: 'Seite nicht gefunden',
    main: html`<div class="empty">
  <p class="eyebrow">Fehler 404</p>
  <h1>Hier ist nur noch eine Krume übrig.</h1>
  <p>Diese Seite gibt es nicht oder nicht mehr.</p>
  <p><a class="button" href="/produkte">Zum online shop</a> <a class="button button-quiet" href="/">Zur Startseite</a></p>
</div>`,
  };
}
