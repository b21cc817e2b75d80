import type { Markup } from '../../fixtures/markup/markup.ts';

/** What a template gives to the frame of all pages. */
export interface Page {
  title: string;
  description?: string;
  /** The content of `<main>`, with its own `<h1>` */
  main: Markup;
  /** Loads the catalogue page's script */
  isCatalogue?: boolean;
}
