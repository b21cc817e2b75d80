import { nameText } from './names.ts';

const name = 'data-krume-config';

/** Mistakes in a page's configuration, as complete sentences. */
export const siteText = {
  twice: `${name} steht zweimal auf der Seite: Nur das erste gilt.`,
  noType: `${name} braucht <script type="application/json" ${name}>.`,
  misspelt: (attribute: string) =>
    `${attribute} liest niemand, es gelten die Vorgaben. Schreiben Sie ${name}.`,
  entry: (sentence: string) => `${name} ${sentence}`,
  keyTwice: (key: string) => `${name} hat «${key}» zweimal: Es gilt das zweite.`,
  noConsent: `${name} kennt «captchaConsent» nicht mehr: Die Prüfung fragt immer, ausser mit «captchaNecessary». Nehmen Sie es heraus.`,
  unknownKey: (key: string, meant: string | undefined, known: readonly string[]) =>
    `${name} kennt «${key}» nicht. ${meant ? nameText.meant(`«${meant}»`) : nameText.known(known)}`,
  noMap: (widget: string | undefined) =>
    `${name} hat unter «maps» weder «key» noch «url»: «${widget}» zeigt keine Karte, nur was der Server gedruckt hat.`,
  noBotCheck: `${name} hat kein «captchaUrl»: Formulare mit dem Feld recaptchatoken lassen sich nicht senden. Ergänzen Sie captchaUrl und captchaKey, oder nehmen Sie das Feld heraus.`,
  noBotCheckKey: `${name} hat «captchaUrl» ohne «captchaKey»: Die Prüfung der Formulare schlägt fehl.`,
  nothingNecessary: `${name} hat «captchaNecessary» ohne «captchaUrl»: Es wird nichts geladen und nichts geprüft.`,
  noOtherWay: `${name} hat kein «receptionEmail», und ein Formular weder data-phone noch data-email: Wer die Prüfung nicht erlaubt, erfährt keinen anderen Weg.`,
  noEmail: (email: unknown) => `${name}: «receptionEmail» ist "${email}", das keine E-Mail-Adresse ist.`,
  noAnalyticsId: `${name} hat «analyticsUrl» ohne «analyticsId»: Der Dienst erfährt nicht, für wen er misst.`,
  shortTimeout: (timeout: number) =>
    `${name}: «timeout» ist ${timeout}. Gemeint sind Millisekunden: Nach weniger als einer Sekunde wird jeder Aufruf aufgegeben. Üblich ist 15000.`,
  noBanner: `${name} hat «analyticsUrl», aber die Seite hat kein Widget «cookie-banner»: Niemand wird gefragt, und nichts wird gemessen.`,
  noSettings: 'data-cookie-settings öffnet nichts: Die Seite hat kein Widget «cookie-banner».',
  noToken: (header: string) =>
    `${name} hat unter «csrf» weder «meta» noch «cookie»: Der Kopf «${header}» wird nie gesendet.`,
  noMeta: (meta: string, header: string) =>
    `${name} nennt unter «csrf» <meta name="${meta}">, das auf der Seite fehlt: Der Kopf «${header}» wird nicht gesendet.`,
  apiPath: (path: string, sentence: string) => `${name}: «apiPath» ist "${path}". ${sentence}`,
  pathPlaceholder: (placeholder: string) => `Den Platzhalter ${placeholder} hat das CMS nicht ersetzt.`,
  pathBlanks: 'Die Leerzeichen am Rand müssen weg.',
  pathSlash: 'Der Schrägstrich am Ende muss weg: Die Aufrufe beginnen selbst mit einem.',
  pathRest: '«/rest» muss weg: Die Aufrufe beginnen selbst damit.',
  pathStart: 'Es beginnt mit / oder mit https://, oder es ist leer.',
} as const;

/** Mistakes in a response of the shop. Each text follows the URL of the call. */
export const apiText = {
  under: (url: string, why: string) => `Unter ${url} ${why}`,
  notFound: 'antwortet der Server mit 404: Dort ist keine Shop-API.',
  noJson: (text: string) =>
    `antwortet der Server mit ${text.trim() ? (/^\s*</.test(text) ? 'einer HTML-Seite' : 'einem Text') : 'nichts'} statt mit JSON: Dort ist keine Shop-API.`,
  noResponse: 'antwortet niemand.',
  blocked: (origin: string, page: string) =>
    `kommt keine Antwort an: ${origin} muss sie ${page} erlauben (Access-Control-Allow-Origin), und die Richtlinie der Seite den Aufruf (connect-src ${origin}).`,
} as const;

/** The message for an unknown number of pieces of a cake box in a response of the shop. */
export const unknownPieces = (pieces: string | undefined, known: Iterable<string>) =>
  `Der Konfigurator hat vom Shop ${pieces ? `die Anzahl Stücke "${pieces}"` : 'keine Anzahl Stücke'} bekommen (Nummer "182"). Bekannt sind ${[...known].join(', ')}. Er zeigt die Box mit 16 Plätzen.`;

/** The consequence for users if the Content-Security-Policy blocks a request or a style, by directive. */
export const policyLosses: Readonly<Record<string, string>> = {
  'form-action': 'Niemand kommt zum Zahlungsdienst, und kein Formular wird dorthin geschickt',
  'connect-src': 'Der Aufruf des Shops oder eines Dienstes geht nicht hinaus',
  'script-src': 'Ein Programm wird nicht geladen',
  'script-src-elem': 'Ein Programm wird nicht geladen',
  'style-src': 'Ein Stylesheet wird nicht geladen',
  'style-src-elem': 'Ein Stylesheet wird nicht geladen',
  'img-src': 'Ein Bild fehlt',
  'media-src': 'Ein Film fehlt',
  'frame-src': 'Ein Rahmen bleibt leer',
};

/** @param source an origin, or `data:` or `blob:`, which the icons and the pictures of Krume need */
export const policyText = (source: string, directive: string, loss: string) =>
  `Die Content-Security-Policy der Seite verbietet ${source} in ${directive}: ${loss}. Nehmen Sie ${source} dort auf${/^https?:/.test(source) ? ', wenn es zu Ihnen gehört' : ''}.`;
