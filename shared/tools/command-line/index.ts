#!/usr/bin/env node
import { version } from '../../../package.json';
import { commands } from './commands.ts';
import { exitCode } from './usage-error.ts';

// `npx krume <command> …`. Exit codes: 0 without findings, 1 with findings, 2 for invalid arguments or an
// unexpected error.

const [name = '--help', ...rest] = process.argv.slice(2);

const help = `krume ${version}

Aufruf: npx krume <Befehl> [Angaben]

${Object.entries(commands)
  .map(([command, { summary }]) => `  ${command.padEnd(10)} ${summary}`)
  .join('\n')}

Mehr zu einem Befehl: npx krume <Befehl> --help`;

const command = Object.hasOwn(commands, name) ? commands[name] : undefined;

// Each command calls `exitCode`, too. This call handles an error while the command is loaded
if (command) process.exitCode = await exitCode(() => command.run(rest));
else if (['--help', '-h', 'help'].includes(name)) console.log(help);
else if (['--version', '-v'].includes(name)) console.log(version);
else {
  console.error(`Den Befehl «${name}» gibt es nicht.\n\n${help}`);
  process.exitCode = 2;
}
