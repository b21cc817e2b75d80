/** Counts files and URLs together. */
const documents = (count: number) => (count === 1 ? '1 Dokument' : `${count} Dokumente`);

/** Sentences of `krume check`. */
export const checkText = {
  summary: 'prüft Vorlagen und Seiten auf Fehler im Markup der Widgets',
  help: `Aufruf: npx krume check <Dateien, Ordner oder Adressen> [Angaben]

Prüft HTML und Vorlagen (Twig, Jinja, Liquid, Fluid, Handlebars, Blade, PHP), ohne Browser.

  --format text|json|sarif|github   Form der Ausgabe; ohne Angabe text
  --served                          Dateien sind HTML, wie ein Server es schickt: Ausdrücke
                                    wie {{ name }} darin sind Fehler. Für Adressen gilt das immer
  --help                            diese Hilfe

Rückgabe: 0 ohne Fehler, 1 mit Fehlern im Markup, 2 bei falschem Aufruf.`,
  nothingNamed: 'Nennen Sie Dateien, Ordner oder Adressen.',
  unknownFormat: (format: string) =>
    `Die Form «${format}» gibt es nicht. Möglich sind text, json, sarif und github.`,
  notFound: (path: string) => `«${path}» gibt es nicht.`,
  noFiles: (path: string) => `In «${path}» gibt es keine Vorlagen.`,
  notFetched: (url: string, why: string) => `${url} ist nicht zu lesen: ${why}`,
  status: (status: number) => `Der Server antwortet mit ${status}.`,
  none: (count: number) => `${documents(count)} geprüft: keine Fehler.`,
  some: (mistakes: number, wrong: number, all: number) =>
    `${mistakes === 1 ? '1 Fehler' : `${mistakes} Fehler`} in ${wrong} von ${all === 1 ? '1 Dokument' : `${all} Dokumenten`}.`,
  /** The only rule of the reports for other programs */
  rule: 'Fehler im Markup eines Widgets von Krume',
} as const;
