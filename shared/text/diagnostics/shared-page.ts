const name = 'data-krume-config';

/** Mistakes in pages from a shared cache. */
export const sharedPageText = {
  personal: (widget: string) =>
    `Widget «${widget}» zeigt jeder Person etwas anderes, und ${name} sagt mit «sharedPage», dass alle dieselbe Seite bekommen: Gäste sähen, was für Angemeldete gedruckt ist, oder umgekehrt. Nehmen Sie die Seite aus dem Cache, und auf ihr «sharedPage» heraus.`,
  noCookies: `${name} hat «sharedPage» ohne «sessionCookies»: Was jemand eingibt, bleibt auf dieser Seite nicht erhalten, weil es die nächste Person sehen könnte. Nennen Sie ein Cookie, das nur Angemeldete haben und das Programme der Seite lesen können.`,
  undeclared: (names: readonly string[]) =>
    `${name} sagt nicht, für wen die Seite gedruckt ist, und die Anzahlen und Herzen fehlen (${names.map((each) => `«${each}»`).join(', ')}). Bekommen alle dieselbe Seite, aus einem Cache oder von einem CMS ohne den Shop, so gehört "sharedPage": true hinein; sonst "authenticated": true oder false.`,
} as const;
