import { type GenericSchema, type InferOutput, safeParse } from 'valibot';
import { queryPage } from '../registry/native.ts';

let told: string | undefined;

/**
 * One part of what the page says in `<script type="application/json" data-krume-config>`. Where it says
 * nothing, or nothing that fits (told once in the console), the part's defaults.
 */
export function configuration<S extends GenericSchema>(part: S): InferOutput<S> {
  const text = queryPage('script[data-krume-config]')[0]?.textContent ?? '{}';
  const result = safeParse(part, parse(text));
  if (result.success) return result.output;
  if (told !== text) console.error('Krume: data-krume-config', text, result.issues);
  told = text;
  return safeParse(part, {}).output as InferOutput<S>;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
