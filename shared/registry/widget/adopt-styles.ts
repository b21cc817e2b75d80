/**
 * Styles of a widget, and of what opens late, travel in its chunk and apply before it is seen: a strict CSP allows sheets
 * that are made so, and no second request can fail.
 */
export function adoptStyles(text: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  const { prototype } = Document;
  const sheets = Reflect.get(prototype, 'adoptedStyleSheets', document);
  Reflect.set(prototype, 'adoptedStyleSheets', [...sheets, sheet], document);
}
