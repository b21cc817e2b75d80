import { type GenericSchema, type InferOutput, safeParse } from 'valibot';

const told = new Set<string>();

/**
 * One part of what the page says in `<script type="application/json" data-krume-config>`. Where it says
 * nothing, or nothing that fits (told once in the console), the part's defaults.
 */
export function configuration<S extends GenericSchema>(part: S): InferOutput<S> {
  const text = document.querySelector('script[data-krume-config]')?.textContent ?? '{}';
  try {
    const result = safeParse(part, JSON.parse(text));
    if (result.success) return result.output;
    const [issue] = result.issues;
    tell(
      `${issue.path?.map(({ key }) => key).join('.')} ist ${issue.received}, erwartet wird ${issue.expected}`,
    );
  } catch (error) {
    tell(`kein gültiges JSON: ${(error as Error).message}`);
  }
  return safeParse(part, {}).output as InferOutput<S>;
}

function tell(mistake: string): void {
  if (told.has(mistake)) return;
  told.add(mistake);
  console.error(`Krume: data-krume-config: ${mistake}`);
}
