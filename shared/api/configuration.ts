import { type GenericSchema, type InferOutput, safeParse } from 'valibot';
import { queryPage } from '../registry/native.ts';

/**
 * One part of the page's configuration in `<script type="application/json" data-krume-config>`. Returns the part's
 * defaults if the script is missing or invalid; an invalid one is reported once in the console.
 */
export function configuration<S extends GenericSchema>(part: S): InferOutput<S> {
  const [script] = queryPage('script[data-krume-config]');
  const result = safeParse(part, parse(script?.textContent ?? '{}'));
  if (result.success) return result.output;
  // Loaded on demand: pages with a valid configuration do not need the messages
  if (script)
    import('./configuration-mistake.ts').then(
      (mistake) => mistake.logConfiguration(script, result.issues),
      console.error,
    );
  return safeParse(part, {}).output as InferOutput<S>;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
