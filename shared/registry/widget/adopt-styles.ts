const adopted = new Set<string>();

/**
 * Adds the styles of a widget or a lazy part once, even under a strict CSP. Shared components call this function when
 * they render, not when their module is evaluated, because the build imports the modules without a page.
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
