// @vitest-environment page
import { readdirSync, readFileSync } from 'node:fs';
import { safeParse } from 'valibot';
import { expect, test } from 'vitest';
import { isFlag } from '../../shared/diagnostics/checks/attributes.ts';
import { flag } from '../../shared/model/attributes.ts';
import { attributeOf } from '../../shared/registry/attribute-name.ts';
import type { CatalogueEntry } from '../../shared/registry/catalogue.ts';
import type { DefinedWidget } from '../../shared/registry/widget/define-widget.tsx';
import type { PropsSchema } from '../../shared/registry/widget/template-error.ts';
import { catalogue } from '../../widgets/catalogue.ts';

/** How template engines print a flag. */
const spellings = ['true', 'True', '1', 'false', 'False', '0', ''];

async function flagsOf(load: CatalogueEntry['load']): Promise<string[]> {
  const widget: Partial<DefinedWidget<PropsSchema>> | undefined = (await load()).default;
  return Object.entries(widget?.props?.entries ?? {})
    .filter(([, entry]) => isFlag(entry))
    .map(([prop]) => attributeOf(prop));
}

/** Attribute selectors for flags in the page styles of a widget. */
async function flagSelectors(name: string, { load }: CatalogueEntry): Promise<string[]> {
  const styles = readdirSync(`widgets/${name}`)
    .filter((file) => file.endsWith('.page.css'))
    .map((file) => readFileSync(`widgets/${name}/${file}`, 'utf8'));
  const flags = await flagsOf(load);
  return [...styles.join('\n').matchAll(/\[([\w-]+)[^\]]*\]/g)].flatMap(([selector, attribute = '']) =>
    flags.includes(attribute) ? selector : [],
  );
}

/** Whether a selector matches a value. happy-dom does not support the `i` in `[a="b" i]`. */
function matches(selector: string, value: string): boolean {
  const [, wanted, isLoose] = /="([^"]*)"( i)?\]$/.exec(selector) ?? [];
  if (wanted === undefined) return true;
  return isLoose ? value.toLowerCase() === wanted : value === wanted;
}

const found = await Promise.all(
  Object.entries(catalogue).map(async ([name, entry]) => [name, await flagSelectors(name, entry)] as const),
);
const styled = found.filter(([, selectors]) => selectors.length);

test('only the page styles of collapsible and heart-toggle contain selectors for boolean attributes', () => {
  expect(styled.map(([name]) => name)).toEqual(['collapsible', 'heart-toggle']);
});

test.each(styled)(
  'the selectors for boolean attributes of %s match exactly the values that the schema reads as true',
  (_, selectors) => {
    const matched = spellings.map((value) => [value, selectors.some((selector) => matches(selector, value))]);
    expect(matched).toEqual(spellings.map((value) => [value, safeParse(flag, value).output]));
  },
);
