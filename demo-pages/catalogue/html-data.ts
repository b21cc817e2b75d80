import type { CatalogueEntry } from '../shop/product/catalogue-entry.ts';

interface Described {
  name: string;
  description?: string;
}

/** The custom-data format of VS Code. @see https://github.com/microsoft/vscode-custom-data */
export interface HtmlData {
  version: 1.1;
  globalAttributes: (Described & { values?: Described[] })[];
}

const strategies: Described[] = [
  { name: 'load', description: 'Das Widget lädt sofort.' },
  { name: 'idle', description: 'Das Widget lädt, sobald der Browser nichts anderes zu tun hat.' },
  { name: 'visible', description: 'Das Widget lädt, wenn es ins Bild kommt. Mit Abstand: visible(200px).' },
  { name: 'interaction', description: 'Das Widget lädt, wenn jemand es antippt oder fokussiert.' },
];

/** The contents of `krume.html-data.json`, from which editors such as VS Code complete the widgets' attributes. */
export function htmlData(widgets: readonly CatalogueEntry[]): HtmlData {
  return {
    version: 1.1,
    globalAttributes: [
      {
        name: 'data-widget',
        description: 'Macht dieses Element zu einem Widget.',
        values: widgets.map(({ name, title, description }) => ({
          name,
          description: `${title}. ${description}`,
        })),
      },
      {
        name: 'data-widget-on',
        description: 'Wann das Widget lädt, wenn nicht wie in seinem Katalogeintrag.',
        values: strategies,
      },
      {
        name: 'data-widget-props',
        description: 'Am <script type="application/json"> direkt im Widget: seine Angaben als JSON.',
      },
      {
        name: 'data-widget-intent',
        description: 'Was ein Knopf im Widget tut. Ein früher Klick wird nachgeholt.',
        values: merge(widgets.map(({ name, intents }) => [name, Object.entries(intents ?? {})])),
      },
      {
        name: 'data-slot',
        description: 'Ein Teil des HTML, den das Widget behält.',
        values: merge(widgets.map(({ name, slots }) => [name, Object.entries(slots ?? {})])),
      },
      ...merge(
        widgets.map(({ name, props }) => [
          name,
          props
            .filter((prop) => prop.name.startsWith('data-'))
            .map((prop) => [
              prop.name,
              `${prop.description ?? ''} ${prop.required ? 'Nötig' : 'Freiwillig'}: ${prop.type}.`,
            ]),
        ]),
      ),
    ],
  };
}

/** Merges attributes of the same name. The merged description has a paragraph for each widget with that attribute. */
function merge(
  widgets: readonly (readonly [
    widget: string,
    described: readonly (readonly [name: string, text: string])[],
  ])[],
): Described[] {
  const lines = new Map<string, string[]>();
  for (const [widget, described] of widgets)
    for (const [name, text] of described)
      lines.set(name, [...(lines.get(name) ?? []), `«${widget}»: ${text.trim()}`]);
  return [...lines]
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([name, texts]) => ({
      name,
      description: texts.join('\n\n'),
    }));
}
