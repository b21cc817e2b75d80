import { catalogue } from '../../../../widgets/catalogue.ts';
import { readContracts } from '../../../../widgets/read-contracts.ts';
import { contractCommandText } from '../../../text/tools/contract-command.ts';
import { type ContractOptions, checkContract } from '../../contract/contract.ts';
import { printReport, widgetsByCall } from '../../contract/print-report.ts';
import { exitCode, readArguments, WrongUse } from '../wrong-use.ts';

const options = {
  write: { type: 'boolean', default: false },
  order: { type: 'boolean', default: false },
  product: { type: 'string' },
  configurable: { type: 'string' },
  quantity: { type: 'string', default: '1' },
  cookie: { type: 'string', default: '' },
  header: { type: 'string', multiple: true },
  csrf: { type: 'string' },
  origin: { type: 'string' },
  address: { type: 'string' },
  delivery: { type: 'string' },
  format: { type: 'string', default: 'text' },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

const readOptions = (args: readonly string[]) => readArguments(args, options, contractCommandText.help);

/** Runs `krume contract`. Resolves to the exit code: 0 everything fits, 1 findings, 2 wrong use. */
export const contract = (args: readonly string[], send = fetch): Promise<number> =>
  exitCode(async () => {
    const { positionals, values } = readOptions(args);
    if (values.help) {
      console.log(contractCommandText.help);
      return 0;
    }
    if (!['text', 'json'].includes(values.format))
      throw new WrongUse(contractCommandText.format(values.format));
    const report = await checkContract(optionsOf(positionals, values, send));
    const needed = widgetsByCall(await readContracts(Object.keys(catalogue)));
    console.log(values.format === 'json' ? JSON.stringify(report, null, 2) : printReport(report, needed));
    return report.findings.length > 0 ? 1 : 0;
  });

type Values = ReturnType<typeof readOptions>['values'];

function optionsOf(positionals: readonly string[], values: Values, send: typeof fetch): ContractOptions {
  const [base = '', ...others] = positionals;
  if (!/^https?:/.test(base) || !URL.canParse(base) || others.length)
    throw new WrongUse(`${contractCommandText.base}\n\n${contractCommandText.help}`);
  const { username, password } = new URL(base);
  if (username || password) throw new WrongUse(contractCommandText.credentials);
  const { product } = values;
  if (!product) throw new WrongUse(`${contractCommandText.product}\n\n${contractCommandText.help}`);
  if (values.order && !values.write) throw new WrongUse(contractCommandText.orderNeedsWrite);
  const quantity = Number(values.quantity);
  if (!Number.isInteger(quantity) || quantity < 1)
    throw new WrongUse(contractCommandText.quantity(values.quantity));
  const headers = Object.fromEntries((values.header ?? []).map(headerOf));
  const { csrf } = values;
  if (csrf && !Object.keys(headers).some((name) => name.toLowerCase() === csrf.toLowerCase()))
    throw new WrongUse(contractCommandText.csrf(csrf));
  return {
    base,
    headers,
    cookie: values.cookie,
    fetch: send,
    product,
    configurable: values.configurable ?? product,
    quantity,
    write: values.write,
    order: values.order,
    origin: values.origin,
    csrf,
    address: jsonOf('address', values.address),
    delivery: jsonOf('delivery', values.delivery),
    createKey: () => crypto.randomUUID(),
  };
}

function headerOf(line: string): [string, string] {
  const [, name, value] = /^([\w-]+):\s*(.*)$/.exec(line) ?? [];
  if (name === undefined || value === undefined) throw new WrongUse(contractCommandText.header(line));
  return [name, value];
}

function jsonOf(name: string, text: string | undefined): Readonly<Record<string, unknown>> | undefined {
  if (text === undefined) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value && !Array.isArray(value)) return { ...value };
  } catch {
    // The check reports this error
  }
  throw new WrongUse(contractCommandText.json(name));
}
