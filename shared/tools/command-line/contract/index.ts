import { catalogue } from '../../../../widgets/catalogue.ts';
import { readContracts } from '../../../../widgets/read-contracts.ts';
import { contractCommandText } from '../../../text/tools/contract-command.ts';
import { checkContract } from '../../contract/contract.ts';
import { printJson, printReport, widgetsByCall } from '../../contract/print-report.ts';
import { SignInFailed } from '../../contract/sign-in.ts';
import { exitCode, UsageError } from '../usage-error.ts';
import { optionsOf, readOptions } from './read-options.ts';

/**
 * Runs `krume contract`. Resolves to the exit code: 0 without findings, 1 with findings, 2 for invalid arguments or an
 * unexpected error.
 */
export const contract = (args: readonly string[], send = fetch): Promise<number> =>
  exitCode(async () => {
    const { positionals, values } = readOptions(args);
    if (values.help) {
      console.log(contractCommandText.help);
      return 0;
    }
    if (!['text', 'json'].includes(values.format))
      throw new UsageError(contractCommandText.format(values.format));
    const report = await checkContract(optionsOf(positionals, values, send)).catch((error: unknown) => {
      throw error instanceof SignInFailed ? new UsageError(error.message) : error;
    });
    const neededBy = widgetsByCall(await readContracts(Object.keys(catalogue)));
    console.log(values.format === 'json' ? printJson(report, neededBy) : printReport(report, neededBy));
    return report.findings.length > 0 ? 1 : 0;
  });
