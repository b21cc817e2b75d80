import { type ParseArgsConfig, parseArgs } from 'node:util';
import { argumentsText } from '../../text/tools/arguments.ts';

/** The error of a wrong argument. The message is a German sentence. */
export class UsageError extends Error {}

/** Parses the arguments of a command. Throws UsageError with the help of the command. */
export function readArguments<const Options extends NonNullable<ParseArgsConfig['options']>>(
  args: readonly string[],
  options: Options,
  help: string,
) {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options });
  } catch (error) {
    throw new UsageError(`${describe(error)}\n\n${help}`);
  }
}

/** Describes an invalid argument. Node's message is English and contains the argument in quotes. */
function describe(error: unknown): string {
  const { code, message } = Object(error);
  const [, option] = /'(--?[\w-]+)/.exec(message) ?? [];
  if (!option) return message;
  if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') return argumentsText.unknown(option);
  return message.includes('does not take') ? argumentsText.surplus(option) : argumentsText.noValue(option);
}

/**
 * Runs a command. Resolves to the exit code of the command. If the command throws, prints the error and resolves to 2,
 * because the exit code 1 means that the command has found mistakes.
 */
export async function exitCode(run: () => Promise<number>): Promise<number> {
  try {
    return await run();
  } catch (error) {
    console.error(error instanceof UsageError ? error.message : argumentsText.crashed(stackOf(error)));
    return 2;
  }
}

const stackOf = (error: unknown): string => (error instanceof Error && error.stack) || String(error);
