import { nameText } from './names.ts';

const { meant } = nameText;

/** Mistakes in the HTML of any widget. Each text follows the widget's name. */
export const hostText = {
  quote: (element: string, name: string) =>
    `hat an einem <${element}> bei ${name} ein Anführungszeichen zu wenig oder zu viel. Schreiben Sie ${name}="…" mit einem " am Anfang und einem am Ende.`,
  curlyQuotes: (element: string, name: string) =>
    `hat an einem <${element}> bei ${name} die Anführungszeichen eines Textprogramms. Schreiben Sie ${name}="…" mit geraden.`,
  openTag: (element: string, next: string) =>
    `hat ein <${element}>, dessen Tag nicht mit > endet. Schreiben Sie das > vor ${next}.`,
  unknownClass: (name: string, wanted: string) => `kennt class="${name}" nicht. ${meant(`«${wanted}»`)}`,
  unknownMark: (element: string, name: string, wanted: string) =>
    `hat an einem <${element}> ${name}, das nichts bewirkt. ${meant(wanted)}`,
  unknownType: (element: string, type: string, remedy: string) =>
    `hat ein <${element}> mit type="${type}", das es nicht gibt. ${remedy}`,
  unknownRole: (element: string, role: string, wanted: string) =>
    `hat ein <${element}> mit role="${role}", das es nicht gibt. ${meant(`role="${wanted}"`)}`,
  noName: (element: string, label: string) =>
    `hat in seinem Formular ein <${element}> ${label} ohne name: Was darin steht, wird nicht gesendet.`,
  radioWithoutValue: (name: string | null, label: string) =>
    `hat in der Auswahl name="${name}" ${label} ohne value: Gesendet wird «on».`,
  noRadio: (name: string | null, label: string) =>
    `hat unter den Auswahlen name="${name}" ein <input> ${label} ohne type="radio": Es ist ein Textfeld.`,
  optionWithoutValue: (select: string | null, label: string) =>
    `hat im <select name="${select}"> die Auswahl ${label} ohne value, wie es die anderen haben.`,
  misspeltOption: (select: string | null, label: string, value: string, wanted: string) =>
    `hat im <select name="${select}"> die Auswahl ${label} mit value="${value}". ${meant(`"${wanted}"`)}`,
  noReference: (element: string, attribute: string, id: string) =>
    `hat an einem <${element}> ${attribute}="${id}", aber auf der Seite ist nichts mit dieser id.`,
  /** @param id of the field; may be empty */
  loneLabel: (label: string, id: string) =>
    `hat ein <label> ${label} ohne for, das darum zu keinem Feld gehört. ${id ? `Schreiben Sie for="${id}".` : 'Setzen Sie das Feld hinein, oder schreiben Sie for="…" und am Feld dieselbe id.'}`,
  noTarget: (label: string, id: string, wanted: string | undefined) =>
    `hat einen Link ${label} auf "#${id}", aber auf der Seite ist nichts mit dieser id. ${wanted ? meant(`"#${wanted}"`) : 'Er führt nirgends hin.'}`,
} as const;
