import { expectedText } from '../../text/diagnostics/values.ts';

/** In German, whoever expects it. */
export const expectation = (expected: string): string =>
  Object.hasOwn(expectedText, expected) ? (expectedText[expected] ?? '') : expected;
