const adopted = new Set<string>();

/**
 * Adds the styles of a widget or of a lazy part once. The styles are part of the chunk: they apply before
 * the first render, a strict CSP allows them, and no second request can fail. A shared component calls this
 * function when it renders, not at import, because the build also imports it without a page.
 */
export function adoptStyles(text: string): void {
  if (adopted.has(text)) return;
  adopted.add(text);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  const { prototype } = Document;
  const sheets = Reflect.get(prototype, 'adoptedStyleSheets', document);
  Reflect.set(prototype, 'adoptedStyleSheets', [...sheets, sheet], document);
}
