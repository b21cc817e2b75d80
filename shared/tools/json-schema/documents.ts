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

/** Draft 2020-12, because OpenAPI 3.1 has it, too */
const $schema = 'https://json-schema.org/draft/2020-12/schema';

interface Documented {
  title: string;
  description: string;
  /** The meaning of each prop */
  props: Readonly<Record<string, string>>;
}

/**
 * The JSON Schema of a widget's props by their names, as the server writes them: texts in attributes, or any type in
 * `data-widget-props`.
 */
export function propsSchema(
  schema: ObjectSchema<ObjectEntries, undefined>,
  { title, description, props }: Documented,
): JsonSchema {
  const { properties, ...rest } = jsonSchemaOf(schema);
  const described = Object.entries(properties as Record<string, JsonSchema>).map(
    ([name, prop]) => [name, { ...prop, description: props[name] }] as const,
  );
  return {
    $schema,
    title,
    description,
    ...rest,
    properties: Object.fromEntries(described),
    additionalProperties: false,
  };
}

/** The JSON Schema of the page's configuration, `data-krume-config`. */
export function configurationSchema(): JsonSchema {
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
  return { $schema, title: 'data-krume-config', ...jsonSchemaOf(object(entries)) };
}
