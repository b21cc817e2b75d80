import { parse, safeParse } from 'valibot';
import { Configuration } from '../model/configuration.ts';

let source: string | undefined;
let current: Configuration | undefined;

/**
 * What the page says in `<script type="application/json" data-krume-config>`. Without it, or when it cannot be
 * read (told once in the console), the specification's defaults.
 */
export function configuration(): Configuration {
  const text = document.querySelector('script[data-krume-config]')?.textContent ?? '{}';
  if (!current || text !== source) {
    source = text;
    current = read(text);
  }
  return current;
}

function read(text: string): Configuration {
  try {
    const result = safeParse(Configuration, JSON.parse(text));
    if (result.success) return result.output;
    const [issue] = result.issues;
    const path = issue.path?.map(({ key }) => key).join('.');
    console.error(`Krume: data-krume-config, ${path}: erwartet wird ${issue.expected ?? issue.message}`);
  } catch (error) {
    console.error(`Krume: data-krume-config ist kein gültiges JSON: ${(error as Error).message}`);
  }
  return parse(Configuration, {});
}
