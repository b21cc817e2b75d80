/** A JSON Schema of draft 2020-12, with the keywords that the tools read */
export interface JsonSchema {
  readonly $schema?: string;
  readonly title?: string;
  readonly description?: string;
  readonly default?: unknown;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly items?: JsonSchema;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: JsonSchema | boolean;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMaximum?: number;
}

export const text = { type: 'string' };
/** Allows no scheme except http(s). Browsers ignore spaces and control characters before a scheme */
export const link = {
  type: 'string',
  pattern: '^(?![\\u0000- ]*[A-Za-z][A-Za-z\\d+.-]*:)|^[\\u0000- ]*[Hh][Tt][Tt][Pp][Ss]?:',
};
const integer = { type: 'integer' };
const integerText = { anyOf: [integer, { type: 'string', pattern: '^-?\\d{1,15}$' }] };
const flag = { type: 'boolean' };
const flagText = {
  anyOf: [flag, { enum: ['true', 'false', 'True', 'False', 'TRUE', 'FALSE', '1', '0', 1, 0, ''] }],
};
export const name = { type: ['string', 'number'] };
const decimal = {
  anyOf: [
    { type: 'number' },
    { type: 'string', pattern: '^\\s*[+-]?(?:\\d+\\.?\\d*|\\.\\d+)(?:[Ee][+-]?\\d+)?\\s*$' },
  ],
};
const degrees = (most: number, whole: string) => ({
  anyOf: [
    { type: 'number', minimum: -most, maximum: most },
    { type: 'string', pattern: `^-?(?:${most}(?:\\.0+)?|(?:${whole})(?:\\.\\d+)?)$` },
  ],
});
const oneOf = (...values: string[]) => ({ enum: values });
const texts = { type: 'object', additionalProperties: name };

/**
 * The values that each custom schema accepts, by its `expects`. A schema with a German name describes attributes, which
 * are always texts, so the schema also accepts texts.
 */
export const kinds: Readonly<Record<string, JsonSchema>> = {
  price: decimal,
  integer,
  count: { type: 'integer', minimum: 1 },
  hours: { type: 'number', minimum: 0, exclusiveMaximum: 24 },
  id: name,
  key: name,
  text,
  flag,
  link,
  'eine ganze Zahl': integerText,
  'eine ganze Zahl ab 1': {
    anyOf: [
      { type: 'integer', minimum: 1 },
      { type: 'string', pattern: '^[1-9]\\d*$' },
    ],
  },
  'ein Text': name,
  'eine Nummer oder ein Kürzel': {
    anyOf: [{ type: 'number' }, { type: 'string', pattern: '^(?!\\.{1,2}$)[\\w.-]+$' }],
  },
  'true oder false': flagText,
  'nur der Name, true oder false': flagText,
  'eine Adresse dieser Website oder http(s)': { ...link, minLength: 1 },
  Texte: { type: 'object', additionalProperties: text },
  'same-origin, include oder omit': oneOf('same-origin', 'include', 'omit'),
  'granted oder denied': oneOf('granted', 'denied'),
  'grid oder strip': oneOf('grid', 'strip'),
  'ein Pfad wie /api/contact/': { type: 'string', pattern: '^/' },
  'ein Objekt in data-widget-props': texts,
  'ein Text von genau 27 Zeichen': { type: 'string', minLength: 27, maxLength: 27 },
  'ein Name wie pay.example.ch, ohne https:// und ohne Pfad': { type: 'string', pattern: '^[^/\\s]+$' },
  'ein Text in einer Zeile': { type: 'string', minLength: 1, maxLength: 100 },
  '0 oder Millisekunden ab 1000': integerText,
  'Grad von -90 bis 90 als Dezimalzahl, etwa 47.5587': degrees(90, '[0-8]?\\d'),
  'Grad von -180 bis 180 als Dezimalzahl, etwa 7.5903': degrees(180, '1[0-7]\\d|\\d{1,2}'),
  'a list of labels': { type: ['array', 'null'], items: text },
  '1 to 5 stars': { enum: [1, 2, 3, 4, 5, '1', '2', '3', '4', '5'] },
  slot: { type: 'integer', minimum: 0 },
};
