/** Ending of several messages: editors should use a block whose markup WordPress leaves unchanged. */
const remedy = 'in einen Block «Individuelles HTML»; das Konto braucht das Recht unfiltered_html.';

const ifRemoved = `Hat das CMS es entfernt, gehört das Widget ${remedy}`;

const quoted = (text: string) => (text ? ` («${text}»)` : '');

/** Messages about elements that a CMS has removed from a widget or from its surroundings. */
export const cmsText = {
  /** @param isProved whether only a CMS can cause the damage; otherwise an editor may have forgotten the elements */
  damaged: (lost: readonly string[], isProved: boolean) =>
    isProved
      ? `hat im CMS ${listed(lost)} verloren. Setzen Sie das Widget ${remedy}`
      : `ist unvollständig. Es fehlt: ${listed(lost)}. Ergänzen Sie es in der Vorlage. ${ifRemoved}`,
  script: 'das <script> um sein JSON, das jetzt als Text dasteht,',
  props: 'das <script data-widget-props> mit seinem JSON',
  form: 'sein <form>',
  fields: 'Felder',
  films: 'die <source> seiner Filme',
  controls: 'aria-controls und aria-expanded an seinen Knöpfen',
  template: 'das <template> um einen leeren Eintrag',
  noscript: 'das <noscript> um einen Link',
  tags: (text: string) => `Tags, die jetzt als Text dastehen${quoted(text)},`,
  visible: `hat kein hidden: Wer schon geantwortet hat, sieht die Frage, bis das Widget läuft. ${ifRemoved}`,
  noForm: (button: string) =>
    `hat den Knopf ${button} in keinem <form>: Ohne JavaScript tut er nichts. ${ifRemoved}`,
  /** A hint for JSON in which entities have replaced the quotes */
  escaped: `Hat das CMS es so geschrieben, gehört das Widget ${remedy}`,
  /** `hostAsText` and the next text are complete sentences */
  hostAsText: (text: string) =>
    `Hier steht ein Widget als Text da${quoted(text)}: Das CMS hat sein Markup umgeschrieben. Setzen Sie es ${remedy}`,
  noHost: (text: string) =>
    `Um «${text}» fehlt das Element mit data-widget: Das Widget startet nicht. ${ifRemoved}`,
} as const;

/** Joins the words of an enumeration. */
function listed(parts: readonly string[]): string {
  const last = parts.at(-1) ?? '';
  const others = parts.slice(0, -1).map((part) => part.replace(/,$/, ''));
  return others.length ? `${others.join(', ')} und ${last}` : last;
}
