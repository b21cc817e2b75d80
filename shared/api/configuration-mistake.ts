import { readJson } from '../diagnostics/json/json-mistake.ts';
import { describePath } from '../diagnostics/mistakes/describe-path.ts';
import { describeValue } from '../diagnostics/mistakes/describe-value.ts';
import { resettable } from '../registry/resettable.ts';
import { configurationText } from '../text/diagnostics/configuration.ts';

interface Issue {
  path?: readonly { key: unknown }[] | undefined;
  input: unknown;
  expected: string | null;
  message: string;
}

const logged = new Set<string>();

/** The message for a text that is not a JSON object; undefined for a JSON object. */
export function describeInvalidJson(text: string): string | undefined {
  const { mistake } = readJson(text);
  if (mistake) return configurationText.illegible(mistake.line, mistake.column, mistake.text);
  const value: unknown = JSON.parse(text);
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? undefined
    : configurationText.noObject;
}

export const describeInvalidEntries = (issues: readonly Issue[]): string =>
  configurationText.refused(
    issues.map(({ path = [], input, expected, message }) =>
      describeValue(describePath(path.map(({ key }) => key)), {
        input,
        wanted: expected ?? message,
        isJson: false,
      }),
    ),
  );

/**
 * Logs mistakes in the configuration in the console, each message once. If the debug overlay is open, the overlay shows
 * the message instead.
 */
export function logConfiguration(script: Element, issues: readonly Issue[]): void {
  const text = describeInvalidJson(script.textContent ?? '') ?? describeInvalidEntries(issues);
  if (logged.has(text) || Document.prototype.querySelector.call(document, 'krume-debug')) return;
  logged.add(text);
  console.error(`Krume: ${text}`, script);
}

resettable(() => logged.clear());
