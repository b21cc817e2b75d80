import { safeParse } from 'valibot';
import type { Catalogue } from '../../../registry/catalogue.ts';
import { propsAttribute } from '../../../registry/schema.ts';
import type { PropsSchema } from '../../../registry/widget/template-error.ts';
import { diagnosticText } from '../../console.ts';
import { checkAttributes } from '../attributes.ts';
import { checkJson, type PrintedJson, parsed } from '../json.ts';

export function printedJson(host: Element): PrintedJson | undefined {
  const script = host.querySelector(`:scope > script[${propsAttribute}]`);
  return script ? { text: script.textContent ?? '', type: script.getAttribute('type') } : undefined;
}

/** The JSON of a host; an empty object if the JSON is missing or invalid. */
export function parsedProps(host: Element): Record<string, unknown> {
  const json = printedJson(host);
  return json ? parsed(json) : {};
}

/** Reports mistakes in a host's attributes and JSON that do not stop the widget. */
export function checkProps(
  host: Element,
  schema: PropsSchema,
  json: PrintedJson | undefined,
  written: readonly string[] | undefined,
): string[] {
  const accepts = (prop: string, value: string) => {
    const entry = schema.entries[prop];
    return !entry || safeParse(entry, value).success;
  };
  return [
    ...checkAttributes(host, schema, json ? parsed(json) : {}, accepts),
    ...(json ? checkJson(json, schema, written) : []),
  ];
}

/** The mistake that prevents the widget from starting; empty without such a mistake. */
export function refusal(
  read: (host: HTMLElement) => unknown,
  host: HTMLElement,
  name: string,
  catalogue: Catalogue,
): string[] {
  try {
    read(host);
    return [];
  } catch (error) {
    return [diagnosticText('run', { host, name }, catalogue, error)];
  }
}
