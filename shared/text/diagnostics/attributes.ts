import { nameText } from './names.ts';

const { meant } = nameText;

/** Mistakes in the attributes of a host. Each text follows the widget's name. */
export const attributeText = {
  curlyName: (name: string) =>
    `hat ein Attribut ${name}, wie es Anführungszeichen und Leerzeichen aus einem Textprogramm hinterlassen. Schreiben Sie sie neu, mit geraden " und gewöhnlichen Leerzeichen.`,
  propsAttribute:
    'hat data-widget-props als Attribut. Es gehört an ein <script type="application/json" data-widget-props> in ihm.',
  unknown: (name: string, remedy: string) => `kennt ${name} nicht. ${remedy}`,
  noProps: 'Es hat keine Angaben.',
  twice: (prop: string, name: string) =>
    `hat «${prop}» zweimal: in ${name} und in data-widget-props. Es gilt das JSON; eines muss weg.`,
  unprefixed: (name: string, wanted: string) => `liest ${name} nicht. Schreiben Sie ${wanted}.`,
  placeholder: (name: string, placeholder: string) =>
    `hat in ${name} den Platzhalter ${placeholder}: Das CMS hat ihn nicht ersetzt.`,
  curlyValue: (name: string) =>
    `hat in ${name} die Anführungszeichen eines Textprogramms. Schreiben Sie ${name}="…" mit geraden.`,
  bareHost: (name: string, url: string) =>
    `hat in ${name} die Adresse «${url}», die so zu einer Seite dieser Website führt. Schreiben Sie ${name}="https://${url}".`,
  blanks: (name: string) => `hat in ${name} Leerzeichen am Rand oder aus einem Textprogramm. Sie müssen weg.`,
  never: (query: string, why: string) => `lädt nie: media(${query}) kann nicht zutreffen. ${why}`,
} as const;

/** Reasons why a media query is never true, as complete sentences. */
export const mediaText = {
  nothing: (example: string) => `Es fehlt die Bedingung, etwa ${example}.`,
  noBrackets: (right: string) => `Es fehlen Klammern: ${right}.`,
  noColon: (right: string) => `Es fehlt ein Doppelpunkt: ${right}.`,
  unknownWord: (word: string, example: string) =>
    `«${word}» gibt es nicht: Es gibt screen, print und Bedingungen in Klammern, etwa ${example}.`,
  unknownFeature: (name: string, wanted: string | undefined) =>
    `«${name}» gibt es nicht.${wanted ? ` ${meant(`«${wanted}»`)}` : ''}`,
  noLength: (value: string) =>
    `«${value}» ist keine Länge: eine Zahl mit Punkt und Einheit, zum Beispiel 60em.`,
  noRange: (side: string) => `min-${side} ist grösser als max-${side}.`,
  screenAndPrint: 'Bildschirm und Druck sind nie zugleich.',
} as const;
