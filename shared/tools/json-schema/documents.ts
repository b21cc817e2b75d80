import { type GenericSchema, type ObjectEntries, type ObjectSchema, object } from 'valibot';
import {
  AnalyticsConfiguration,
  ApiConfiguration,
  BotCheckConfiguration,
  PrivacyConfiguration,
  RulesConfiguration,
  SessionConfiguration,
  VisitorConfiguration,
} from '../../model/configuration.ts';
import { PageMaps } from '../../model/maps.ts';
import { PhotosConfiguration } from '../../model/photos.ts';
import { jsonSchemaOf } from './json-schema.ts';
import type { JsonSchema } from './kinds.ts';

/** Draft 2020-12, which OpenAPI 3.1 also uses */
const $schema = 'https://json-schema.org/draft/2020-12/schema';

interface Documented {
  title: string;
  description: string;
  /** The meaning of each prop, by its name */
  props: Readonly<Record<string, string>>;
}

/**
 * The JSON Schema of a widget's props, as the server writes the props: texts in attributes, or any type in
 * `data-widget-props`.
 */
export function propsSchema(
  schema: ObjectSchema<ObjectEntries, undefined>,
  { title, description, props }: Documented,
): JsonSchema {
  const described = withDescriptions(jsonSchemaOf(schema), new Map(Object.entries(props)));
  return { $schema, title, description, ...described, additionalProperties: false };
}

/**
 * The JSON Schema of the page's configuration, `data-krume-config`.
 *
 * @param meanings description of each entry, by its name; the name of a nested entry is its path, such as `maps.key`
 */
export function configurationSchema(meanings: ReadonlyMap<string, string> = new Map()): JsonSchema {
  const parts: readonly { entries: Readonly<Record<string, GenericSchema>> }[] = [
    ApiConfiguration,
    VisitorConfiguration,
    SessionConfiguration,
    RulesConfiguration,
    PrivacyConfiguration,
    AnalyticsConfiguration,
    BotCheckConfiguration,
    PageMaps,
    PhotosConfiguration,
  ];
  const entries = Object.assign({}, ...parts.map((part) => part.entries));
  const schema = withDescriptions(jsonSchemaOf(object(entries)), meanings);
  return { $schema, title: 'data-krume-config', ...schema };
}

function withDescriptions(schema: JsonSchema, meanings: ReadonlyMap<string, string>, path = ''): JsonSchema {
  const { properties } = schema;
  if (!properties) return schema;
  const all = Object.entries(properties).map(([name, property]) => {
    const description = meanings.get(path + name);
    return [
      name,
      { ...withDescriptions(property, meanings, `${path}${name}.`), ...(description && { description }) },
    ];
  });
  return { ...schema, properties: Object.fromEntries(all) };
}

/**
 * The meaning of each entry of the configuration, from the tables of `docs/reference/configuration.md`. The names of
 * inner entries contain the path, for example `maps.key`.
 */
export const readMeanings = (markdown: string): ReadonlyMap<string, string> =>
  new Map(
    [...markdown.matchAll(/^\| `([\w.]+)` \| .*? \| (.+) \|$/gm)].map(([, name = '', meaning = '']) => [
      name,
      meaning.replaceAll('\\|', '|'),
    ]),
  );
