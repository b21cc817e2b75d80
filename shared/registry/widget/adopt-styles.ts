/**
 * Adds the styles of a widget or of a lazy part, which are contained in its chunk. They apply before the first render,
 * a strict CSP allows them, and no second request can fail.
 */
export function adoptStyles(text: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  const { prototype } = Document;
  const sheets = Reflect.get(prototype, 'adoptedStyleSheets', document);
  Reflect.set(prototype, 'adoptedStyleSheets', [...sheets, sheet], document);
}
