import { contractCommandText } from '../../../text/tools/contract-command.ts';
import type { ContractOptions } from '../../contract/contract.ts';
import type { Login } from '../../contract/sign-in.ts';
import { readArguments, UsageError } from '../usage-error.ts';

const options = {
  write: { type: 'boolean', default: false },
  order: { type: 'boolean', default: false },
  product: { type: 'string' },
  configurable: { type: 'string' },
  quantity: { type: 'string', default: '1' },
  login: { type: 'string' },
  'login-page': { type: 'string' },
  cookie: { type: 'string', default: '' },
  header: { type: 'string', multiple: true },
  csrf: { type: 'string' },
  origin: { type: 'string' },
  address: { type: 'string' },
  delivery: { type: 'string' },
  format: { type: 'string', default: 'text' },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

export const readOptions = (args: readonly string[]) =>
  readArguments(args, options, contractCommandText.help);

type Values = ReturnType<typeof readOptions>['values'];

/** Reads the options of the check. Throws UsageError. */
export function optionsOf(
  positionals: readonly string[],
  values: Values,
  send: typeof fetch,
): ContractOptions {
  const [base = '', ...others] = positionals;
  if (!/^https?:/.test(base) || !URL.canParse(base) || others.length)
    throw new UsageError(`${contractCommandText.base}\n\n${contractCommandText.help}`);
  const { username, password } = new URL(base);
  if (username || password) throw new UsageError(contractCommandText.credentials);
  const { product } = values;
  if (!product) throw new UsageError(`${contractCommandText.product}\n\n${contractCommandText.help}`);
  if (values.order && !values.write) throw new UsageError(contractCommandText.orderNeedsWrite);
  const quantity = Number(values.quantity);
  if (!Number.isInteger(quantity) || quantity < 1)
    throw new UsageError(contractCommandText.quantity(values.quantity));
  const headers = Object.fromEntries((values.header ?? []).map(headerOf));
  const { csrf } = values;
  if (csrf && !Object.keys(headers).some((name) => name.toLowerCase() === csrf.toLowerCase()))
    throw new UsageError(contractCommandText.csrf(csrf));
  return {
    base,
    headers,
    login: loginOf(values, base),
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

/** The password may be in the environment, because other users of a device can see the arguments of its programs. */
function loginOf({ login, 'login-page': page }: Values, base: string): Login | undefined {
  if (login === undefined) return undefined;
  const [user = '', password = process.env.KRUME_PASSWORD] = login.split(/:(.*)/s);
  if (!user || !password) throw new UsageError(contractCommandText.login);
  if (page !== undefined && !(/^https?:/.test(page) && URL.canParse(page)))
    throw new UsageError(contractCommandText.loginPage(page));
  return { page: page ?? new URL('/login', base).href, user, password };
}

function headerOf(line: string): [string, string] {
  const [, name, value] = /^([\w-]+):\s*(.*)$/.exec(line) ?? [];
  if (name === undefined || value === undefined) throw new UsageError(contractCommandText.header(line));
  return [name, value];
}

function jsonOf(name: string, text: string | undefined): Readonly<Record<string, unknown>> | undefined {
  if (text === undefined) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value && !Array.isArray(value)) return { ...value };
  } catch {
    // Invalid JSON is reported below
  }
  throw new UsageError(contractCommandText.json(name));
}
