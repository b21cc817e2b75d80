import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

/** Milliseconds until a server must respond; long, because a machine with two cores may be busy */
const timeoutMs = 60_000;
const pause = 50;

export interface RunningProcess {
  close(): Promise<void>;
}

/**
 * Starts a server and waits until the server responds. The output of the server is shown only in an error. The server
 * runs in its own process group, so that stopping the group also ends PHP's workers.
 */
export async function startProcess(
  command: string,
  args: readonly string[],
  isReady: () => Promise<boolean>,
  env: Readonly<Record<string, string>> = {},
): Promise<RunningProcess> {
  const child = spawn(command, args, {
    detached: true,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => void output.push(String(text)));
  const failed = new Promise<never>((_, reject) => child.once('error', reject));
  const running = { close: () => end(child) };
  try {
    await Promise.race([failed, untilReady(child, isReady)]);
    return running;
  } catch (error) {
    await running.close();
    throw Error(`${command} ${args.join(' ')}\n${output.join('')}`, { cause: error });
  }
}

async function untilReady(child: ChildProcess, isReady: () => Promise<boolean>): Promise<void> {
  const start = performance.now();
  while (!(await isReady())) {
    if (child.exitCode !== null) throw Error(`It ended with ${child.exitCode}.`);
    if (performance.now() - start > timeoutMs) throw Error('It does not respond.');
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
  const ended = once(child, 'exit');
  process.kill(-child.pid);
  await ended;
}

export async function run(command: string, args: readonly string[]): Promise<void> {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => void output.push(String(text)));
  const [code] = await once(child, 'close');
  if (code !== 0) throw Error(`${command} ${args.join(' ')} ended with ${code}:\n${output.join('')}`);
}
