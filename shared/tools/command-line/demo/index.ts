import { PortTaken, serveShop } from '../../../../demo-pages/server/server.ts';
import { demoCommandText } from '../../../text/tools/demo-command.ts';
import { exitCode, readArguments, UsageError } from '../usage-error.ts';

const options = {
  port: { type: 'string', default: '4173' },
  origin: { type: 'string' },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

/**
 * Runs `krume demo`. Resolves to the exit code when the shop has started: 0, or 2 for invalid arguments or a port that
 * is in use.
 */
export const demo = (args: readonly string[], serve = serveShop): Promise<number> =>
  exitCode(async () => {
    const { positionals, values } = readArguments(args, options, demoCommandText.help);
    if (values.help) {
      console.log(demoCommandText.help);
      return 0;
    }
    const [surplus] = positionals;
    if (surplus !== undefined)
      throw new UsageError(`${demoCommandText.surplus(surplus)}\n\n${demoCommandText.help}`);
    const port = portOf(values.port);
    const { url } = await serve({ port, pageOrigin: originOf(values.origin) }).catch((error: unknown) => {
      throw error instanceof PortTaken ? new UsageError(demoCommandText.taken(port)) : error;
    });
    console.log(demoCommandText.started(url));
    return 0;
  });

function portOf(text: string): number {
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65_535) return port;
  throw new UsageError(demoCommandText.port(text));
}

function originOf(text: string | undefined): string | undefined {
  if (text === undefined || (URL.canParse(text) && new URL(text).origin === text)) return text;
  throw new UsageError(demoCommandText.origin(text));
}
