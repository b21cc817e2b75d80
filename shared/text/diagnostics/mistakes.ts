/** Mistakes that stop a widget. Each text follows the widget's name. */
export const mistakeText = {
  widget: (name: string, sentence: string) => `Widget «${name}» ${sentence}`,
  quoted: (text: string) => `«${text}»`,
  unknownWidget: (remedy: string) => `gibt es nicht. ${remedy}`,
  wrongConditions: (written: string, remedy: string) =>
    `versteht data-widget-on="${written}" nicht und lädt wie im Katalog. ${remedy}`,
  knownConditions: 'Möglich sind load, idle, visible, visible(200px), interaction und media(…).',
  notLoaded: 'konnte nicht geladen werden. Es bleibt beim HTML des Servers.',
  crashed: 'ist ausgefallen. Es bleibt beim HTML des Servers.',
  secondLoader: (first: string | undefined, second: string) =>
    `Auf dieser Seite läuft Krume zweimal: zuerst ${first ? `aus ${first}` : 'aus einer früheren Fassung'}, dann aus ${second}. Der zweite Aufruf tut nichts. Es braucht nur ein <script> davon.`,
  unknownKey: (key: string, remedy: string) => `kennt «${key}» in data-widget-props nicht. ${remedy}`,
  nothingShown: 'hat nichts zu zeigen, wo der Server etwas zeigt. Fehlt etwas in data-widget-props?',
  illegible: (line: number, column: number, text: string) =>
    `data-widget-props ist kein gültiges JSON. Darin Zeile ${line}, Spalte ${column}: ${text}`,
  noObject: 'data-widget-props: erwartet wird ein Objekt { … }',
  propsBeside:
    'liest sein <script data-widget-props> nicht, das daneben steht. Es gehört direkt in das Element mit data-widget.',
  propsTwice: 'hat <script data-widget-props> zweimal. Es darf nur einmal vorkommen.',
  propsTooDeep:
    'liest sein <script data-widget-props> nicht, das zu tief in ihm steht. Es gehört direkt in das Element mit data-widget.',
  lost: (part: string) => `startet nicht: ${part} ginge verloren.`,
  text: (quoted: string) => `der Text ${quoted}`,
  innerWidget: (name: string) => `das Widget «${name}» in ihm`,
  /** The remedy for an inner widget in the wrong position */
  beside: (slots: readonly string[]) =>
    ` Es gehört davor oder dahinter${slots.length ? ` oder in ein Element mit data-slot="${slots.join('|')}"` : ''}.`,
  /** The remedy for an element in the wrong position, if no end tag is missing */
  outside: ' Es gehört vor oder hinter das Widget.',
  missingMark: (marks: readonly string[]) =>
    ` Fehlt ihm ${marks.join(' oder ')}? Sonst gehört es vor oder hinter das Widget.`,
  slotTwice: (slot: string) => `hat data-slot="${slot}" zweimal. Es darf nur einmal vorkommen.`,
  unknownSlot: (slot: string, remedy: string) => `kennt data-slot="${slot}" nicht. ${remedy}`,
  noSlots: 'Es hat keine solchen Teile.',
  /** A question that follows another sentence. @param ends missing end tags such as `</div>` */
  unclosed: (ends: readonly string[]) =>
    ends.length > 1 ? ` Fehlen davor ${ends.join(' und ')}?` : ` Fehlt davor ein schliessendes ${ends[0]}?`,
} as const;
