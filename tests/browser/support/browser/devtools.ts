import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable, Writable } from 'node:stream';
import { type Chromium, flags } from './chromium.ts';

/** A DevTools message: the response to a command, or an event. */
interface Message {
  id?: number;
  method?: string;
  sessionId?: string;
  params?: Record<string, unknown>;
  result?: Record<string, unknown>;
  error?: { message: string };
}

export interface Devtools {
  /** Sends a command to the browser, or to the page of a session */
  send(method: string, params?: object, sessionId?: string): Promise<Record<string, unknown>>;
  onEvent(listener: (message: Message) => void): void;
  close(): Promise<void>;
}

/**
 * Starts a browser and connects to it over the DevTools protocol. Playwright cannot replace this client: it attaches to
 * pages instead of tabs, which disables prerendering (`PrerenderingDisabledByDevTools`).
 */
export async function openDevtools({ executablePath, env }: Chromium): Promise<Devtools> {
  const profile = await mkdtemp(join(tmpdir(), 'krume-profile-'));
  const browser = spawn(
    executablePath,
    [...flags, '--disable-lcd-text', '--remote-debugging-pipe', `--user-data-dir=${profile}`],
    { env: { ...process.env, ...env }, stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] },
  );
  const [, , , input, output] = browser.stdio;
  if (!(input instanceof Writable && output instanceof Readable)) throw new Error('The browser has no pipe');
  const waiting = new Map<number, { sessionId: string | undefined; settle(message: Message): void }>();
  const listeners: ((message: Message) => void)[] = [];
  let received = '';
  output.setEncoding('utf8').on('data', (text: string) => {
    // A null character ends each message
    const messages = (received + text).split('\0');
    received = messages.pop() ?? '';
    for (const message of messages.map((json): Message => JSON.parse(json))) {
      if (message.id !== undefined) settle(message.id, message);
      else for (const listener of listeners) listener(message);
      if (message.method === 'Target.detachedFromTarget') failCommands(message.params?.sessionId);
    }
  });
  const settle = (id: number, message: Message) => {
    waiting.get(id)?.settle(message);
    waiting.delete(id);
  };
  /** Rejects the pending commands of a closed page, because the browser does not respond to them. */
  const failCommands = (ended: unknown) => {
    for (const [id, { sessionId }] of waiting)
      if (sessionId === ended) settle(id, { error: { message: 'The page has ended' } });
  };
  let last = 0;
  return {
    send: (method, params = {}, sessionId) =>
      new Promise((resolve, reject) => {
        last++;
        waiting.set(last, {
          sessionId,
          settle({ result = {}, error }) {
            if (error) reject(new Error(`${method}: ${error.message}`));
            else resolve(result);
          },
        });
        input.write(`${JSON.stringify({ id: last, method, params, sessionId })}\0`);
      }),
    onEvent: (listener) => void listeners.push(listener),
    async close() {
      const ended = new Promise((resolve) => browser.once('exit', resolve));
      browser.kill();
      await ended;
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
