import { connect } from 'node:net';
import { join } from 'node:path';
import type { Programs } from './find-programs.ts';
import { type RunningProcess, run, startProcess } from './process.ts';

export interface Database extends RunningProcess {
  socket: string;
}

/** Starts MariaDB on a socket in `folder`, without a port. The user `root` has no password. */
export async function startDatabase({ installer, server }: Programs, folder: string): Promise<Database> {
  const data = join(folder, 'data');
  const socket = join(folder, 'socket');
  const user = process.getuid?.() === 0 ? ['--user=root'] : [];
  await run(installer, [
    '--no-defaults',
    `--datadir=${data}`,
    '--auth-root-authentication-method=normal',
    '--skip-test-db',
    ...user,
  ]);
  const words = [
    '--no-defaults',
    `--datadir=${data}`,
    `--socket=${socket}`,
    '--skip-networking',
    `--pid-file=${join(folder, 'pid')}`,
    // Speeds up writes at the risk of losing data in a crash, which does not matter for temporary data
    '--innodb-flush-log-at-trx-commit=0',
    ...user,
  ];
  const running = await startProcess(server, words, () => accepts(socket));
  return { ...running, socket };
}

const accepts = (socket: string) =>
  new Promise<boolean>((resolve) => {
    const connection = connect(socket);
    connection.once('connect', () => {
      connection.destroy();
      resolve(true);
    });
    connection.once('error', () => resolve(false));
  });
