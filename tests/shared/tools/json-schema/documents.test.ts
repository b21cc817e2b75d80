// @vitest-environment page
import Ajv from 'ajv/dist/2020';
import { describe, expect, test } from 'vitest';
import { docs } from '../../../../fixtures/index.ts';
import { mistakes } from '../../../../fixtures/mistakes/index.ts';
import { attributeOf } from '../../../../shared/registry/attribute-name.ts';
import { configurationSchema, propsSchema } from '../../../../shared/tools/json-schema/documents.ts';
import { catalogue } from '../../../../widgets/catalogue.ts';

const validator = new Ajv({ allowUnionTypes: true });
const acceptsConfiguration = validator.compile(configurationSchema());

const schemas = new Map(
  await Promise.all(
    Object.entries(catalogue).map(async ([name, { load }]) => {
      const { default: widget } = await load();
      const documented = docs[name];
      if (!documented) throw Error(`no docs for ${name}`);
      const schema = propsSchema(widget.props, documented);
      return [name, { schema, accepts: validator.compile(schema) }] as const;
    }),
  ),
);

/** The unparsed props of the widgets in some HTML. */
function writtenProps(html: string): { name: string; props: object }[] {
  document.body.innerHTML = html;
  return [...document.querySelectorAll('[data-widget]')].flatMap((host) => {
    const name = host.getAttribute('data-widget') ?? '';
    const schema = schemas.get(name)?.schema;
    if (!schema) return [];
    const script = [...host.children].find((child) => child.matches('script[data-widget-props]'));
    const attributes = Object.keys(schema.properties ?? {}).flatMap((key) => {
      const value = host.getAttribute(attributeOf(key));
      return value === null ? [] : [[key, value]];
    });
    return [{ name, props: { ...Object.fromEntries(attributes), ...parsed(script?.textContent) } }];
  });
}

function parsed(json: string | null | undefined): object {
  try {
    return Object(JSON.parse(json ?? '{}'));
  } catch {
    return {};
  }
}

/** The schema errors of the widgets and configurations in some HTML. */
function wrong(html: string): string[] {
  const props = writtenProps(html).map(({ name, props }) => [schemas.get(name)?.accepts, props] as const);
  const scripts = [...document.querySelectorAll('script[data-krume-config]')];
  const settings = scripts.map(({ textContent }) => [acceptsConfiguration, parsed(textContent)] as const);
  return [...props, ...settings].flatMap(([accepts, value]) =>
    !accepts || accepts(value) ? [] : [validator.errorsText(accepts.errors)],
  );
}

describe.each(Object.entries(docs))('the JSON Schema of the widget %s', (_, { fixtures }) => {
  test.each(fixtures.map(({ title, html }) => [title, html]))(
    'accepts the props of the fixture %s',
    (_, html) => {
      expect(wrong(html)).toEqual([]);
    },
  );
});

const inProps = mistakes.filter(({ says }) =>
  /data-widget-props kennt|erwartet wird|fehlt in data-widget-props/.test(says),
);
test.each(inProps)('the JSON Schema of a widget rejects $what', ({ html, mended }) => {
  expect(wrong(mended)).toEqual([]);
  expect(wrong(html)).not.toEqual([]);
});
