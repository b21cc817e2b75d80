import { expectedText } from '../../text/diagnostics/values.ts';

/** The German name of an expected kind; custom schemas have German names already. */
export const expectation = (expected: string): string =>
  Object.hasOwn(expectedText, expected) ? (expectedText[expected] ?? '') : expected;
