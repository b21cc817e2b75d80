import { type GenericSchema, type InferOutput, safeParse } from 'valibot';
import { queryPage } from '../registry/native.ts';

/**
 * One part of what the page says in `<script type="application/json" data-krume-config>`. Where it says
 * nothing, or nothing that fits (told once in the console), the part's defaults.
 */
export function configuration<S extends GenericSchema>(part: S): InferOutput<S> {
  const [script] = queryPage('script[data-krume-config]');
  const result = safeParse(part, parse(script?.textContent ?? '{}'));
  if (result.success) return result.output;
  // The words weigh on nobody else
  if (script)
    import('./configuration-mistake.ts').then(
      (mistake) => mistake.tellConfiguration(script, result.issues),
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
