const left = (placeholder: string) =>
  `Platzhalter «${placeholder}»: Das CMS hat ihn nicht ersetzt, oder die Angabe fehlt dort.`;

/** Mistakes on a page outside its widgets, as complete sentences. */
export const pageText = {
  misspeltHost: (name: string, value: string) =>
    `${name}="${value}" findet niemand. Schreiben Sie data-widget="${value.trim()}".`,
  inTemplate: (name: string | null) =>
    `Das Widget «${name}» steht in einem <template>: Dort lebt nichts, bis ein Programm es in die Seite setzt.`,
  inNoscript: (name: string) =>
    `Das Widget «${name}» steht in einem <noscript>: Mit JavaScript gibt es dort nichts. Was ohne JavaScript zu sehen ist, steht im Widget selbst.`,
  strayIntent: (intent: string) =>
    `data-widget-intent="${intent}" bewirkt hier nichts: Es gehört in ein Widget.`,
  straySlot: (slot: string) => `data-slot="${slot}" bewirkt hier nichts: Es gehört in sein Widget.`,
  strayProps:
    'Dieses <script data-widget-props> liest niemand: Es gehört direkt in das Element mit data-widget.',
  lostHost: (element: string, name: string) =>
    `An einem <${element}> fehlt bei ${name} das Anführungszeichen am Ende: Das Widget danach geht verloren. Schreiben Sie ${name}="…".`,
  openTag: (element: string) =>
    `Ab diesem <${element}> geht alles verloren, weil sein Tag nicht endet: Es fehlt ein Anführungszeichen oder das >.`,
  idTwice: (id: string) =>
    `id="${id}" steht mehr als einmal auf der Seite: Links und Beschriftungen finden nur das erste. Jede id darf es nur einmal geben.`,
  placeholderIn: (element: string, placeholder: string) => `In <${element}> steht der ${left(placeholder)}`,
  placeholderOf: (element: string, attribute: string, placeholder: string) =>
    `<${element}> hat in ${attribute} den ${left(placeholder)}`,
  noSheet: (sheet: string, widget: string | undefined) =>
    `Im <head> fehlt das Stylesheet ${sheet}.css, das «${widget}» braucht: <link rel="stylesheet" href="…">, die Adresse steht in manifest.json.`,
  noPreload:
    'Im <head> fehlt <link rel="modulepreload" href="…" crossorigin> mit der Datei «core» aus manifest.json: Jedes Widget beginnt darum später.',
} as const;
