import { checkText } from '../../text/tools/check.ts';
import { contractCommandText } from '../../text/tools/contract-command.ts';
import { demoCommandText } from '../../text/tools/demo-command.ts';

export interface Command {
  /** One line of the help, in German */
  summary: string;
  /** Resolves to the exit code: 0 without findings, 1 with findings, 2 for an invalid argument or an error */
  run(args: readonly string[]): Promise<number>;
}

/** The commands by name. Each command is loaded when it is called. */
export const commands: Readonly<Record<string, Command>> = {
  check: {
    summary: checkText.summary,
    run: async (args) => (await import('./check/index.ts')).check(args),
  },
  contract: {
    summary: contractCommandText.summary,
    run: async (args) => (await import('./contract/index.ts')).contract(args),
  },
  demo: {
    summary: demoCommandText.summary,
    run: async (args) => (await import('./demo/index.ts')).demo(args),
  },
};
