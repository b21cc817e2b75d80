/**
 * Styles of loaded widgets that are not adopted yet, because the build also imports the widgets without a page. The next
 * mount adopts all of them: each adoption restyles the whole page.
 */
export const waitingStyles: string[] = [];

/**
 * Adds all waiting styles, and those of a lazy part, which are contained in its chunk. They apply before the first
 * render, a strict CSP allows them, and no second request can fail.
 */
export function adoptStyles(...texts: readonly string[]): void {
  const all = waitingStyles.splice(0).concat(texts).join('');
  if (!all) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(all);
  const { prototype } = Document;
  const sheets = Reflect.get(prototype, 'adoptedStyleSheets', document);
  Reflect.set(prototype, 'adoptedStyleSheets', [...sheets, sheet], document);
}
