import type { Result } from './result.ts';

const inMessage = (text: string) =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');

const inProperty = (text: string) => inMessage(text).replaceAll(':', '%3A').replaceAll(',', '%2C');

/** Prints the mistakes as commands of GitHub Actions, so that GitHub shows each mistake at its line. */
export const githubReport = ({ mistakes }: Result): string =>
  mistakes
    .map(
      ({ name, line, column, text }) =>
        `::error file=${inProperty(name)},line=${line},col=${column},title=Krume::${inMessage(text)}`,
    )
    .join('\n');
