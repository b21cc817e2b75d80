import { expectedText } from '../../text/diagnostics/values.ts';

/** The German description of an expected value. Many schemas already have a German description. */
export const expectation = (expected: string): string =>
  Object.hasOwn(expectedText, expected) ? (expectedText[expected] ?? '') : expected;
