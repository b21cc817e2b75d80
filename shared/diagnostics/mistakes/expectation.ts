import { expectedText } from '../../text/diagnostics/values.ts';

/** The German description of an expected value. A description that is already German stays unchanged. */
export const expectation = (expected: string): string =>
  Object.hasOwn(expectedText, expected) ? (expectedText[expected] ?? '') : expected;
