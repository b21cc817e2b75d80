/** @param count number of files and URLs */
const documents = (count: number) => (count === 1 ? '1 Dokument' : `${count} Dokumente`);

export const checkText = {
  summary: 'prüft Vorlagen und Seiten auf Fehler im Markup der Widgets',
  help: `Aufruf: npx krume check <Dateien, Ordner oder Adressen> [Angaben]

Prüft HTML und Vorlagen (Twig, Jinja, Liquid, Fluid, Handlebars, Blade, PHP), ohne Browser.

  --format text|json|sarif|github   Form der Ausgabe; ohne Angabe text
  --served                          Dateien sind HTML, wie ein Server es schickt: Ausdrücke
                                    wie {{ name }} darin sind Fehler. Für Adressen gilt das immer
  --help                            diese Hilfe

Rückgabe: 0 ohne Fehler, 1 mit Fehlern im Markup, 2 bei falschem Aufruf oder
unerwartetem Fehler.`,
  nothingNamed: 'Nennen Sie Dateien, Ordner oder Adressen.',
  unknownFormat: (format: string) =>
    `Die Form «${format}» gibt es nicht. Möglich sind text, json, sarif und github.`,
  notFound: (path: string) => `«${path}» gibt es nicht.`,
  notReadable: (path: string, why: string) => `«${path}» ist nicht zu lesen: ${why}`,
  noRights: 'Die Rechte fehlen.',
  noFiles: (path: string) => `In «${path}» gibt es keine Vorlagen.`,
  notFetched: (url: string, why: string) => `${url} ist nicht zu lesen: ${why}`,
  status: (status: number) => `Der Server antwortet mit ${status}.`,
  notHtml: (type: string) => `Der Server schickt kein HTML, sondern ${type}.`,
  /** Messages about a whole document */
  notText: 'Das Dokument ist nicht zu prüfen: Es ist kein Text in UTF-8, und auch nicht in UTF-16 mit BOM.',
  notUtf8: 'Dieses Zeichen ist nicht lesbar. Speichern Sie das Dokument als UTF-8.',
  tooLarge: (length: number, most: number) =>
    `Das Dokument ist nicht zu prüfen: Es hat ${length} Zeichen, möglich sind ${most}.`,
  tooDeep: 'Das Dokument ist nicht zu prüfen: Es ist zu tief verschachtelt.',
  none: (count: number) => `${documents(count)} geprüft: keine Fehler.`,
  some: (mistakes: number, wrong: number, all: number) =>
    `${mistakes === 1 ? '1 Fehler' : `${mistakes} Fehler`} in ${wrong} von ${all === 1 ? '1 Dokument' : `${all} Dokumenten`}.`,
  /** Description of the only rule, in reports for other programs */
  rule: 'Fehler im Markup eines Widgets von Krume',
} as const;
