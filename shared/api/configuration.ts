import { type GenericSchema, type InferOutput, safeParse } from 'valibot';
import { VisitorConfiguration } from '../model/configuration/visitor.ts';
import { queryPage } from '../registry/native.ts';

/**
 * Reads a part of the page's configuration in `<script type="application/json" data-krume-config>`. If the script is
 * missing or invalid, returns the defaults of the part. Logs an invalid script once in the console.
 */
export function configuration<S extends GenericSchema>(part: S): InferOutput<S> {
  const [script] = queryPage('script[data-krume-config]');
  const result = safeParse(part, withoutVisitorData(parse(script?.textContent ?? '{}')));
  if (result.success) return result.output;
  // The messages are imported on demand, because a page with a valid configuration does not need them
  if (script)
    import('./configuration-mistake.ts').then(
      (mistake) => mistake.logConfiguration(script, result.issues),
      console.error,
    );
  return safeParse(part, {}).output as InferOutput<S>;
}

/** Removes visitor data on a page that several visitors share, because the data may belong to another visitor. */
function withoutVisitorData(page: unknown): unknown {
  const { authenticated, customer, signedOut, ...rest } = Object(page);
  const { success, output } = safeParse(VisitorConfiguration, page);
  return success && output.sharedPage ? rest : page;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
