import { describeStrayParts } from '../../shared/diagnostics/checks/empty-parts.ts';
import { quote } from '../../shared/diagnostics/mistakes/describe-mistake.ts';
import { suggestName } from '../../shared/diagnostics/mistakes/name-suggestions.ts';

/** Debug overlay checks with German messages: jobs without a type, and types or options without a match. */
export function checkJobs(host: Element): string[] {
  const jobs = [...host.querySelectorAll('[data-type-of-employment]')];
  const all = [...new Set(jobs.map(({ parentElement }) => parentElement))].flatMap((list) => [
    ...(list?.matches('ul, ol') ? list.children : []),
  ]);
  const untyped = all.filter((job) => !job.hasAttribute('data-type-of-employment'));
  const choices = [...host.querySelectorAll('select[name="typeOfEmployment"] option')];
  const types = choices.map((option) => option.getAttribute('value') ?? option.textContent ?? '');
  const [first] = choices;
  const title = (job: Element) => quote(job.querySelector('h2, h3, h4') ?? job);
  return [
    ...describeStrayParts(
      untyped,
      (job) =>
        `hat die Stelle ${title(job)} ohne data-type-of-employment: Sie steht bei jeder Auswahl da und zählt nicht mit.`,
    ),
    // A type without an option may be correct, because the job is still visible under "all"
    ...jobs.flatMap((job) => {
      const type = job.getAttribute('data-type-of-employment') ?? '';
      const labelled = choices.findIndex(
        ({ textContent }) => textContent?.trim().toLowerCase() === type.trim().toLowerCase(),
      );
      const meant = types.includes(type) ? undefined : (types[labelled] ?? suggestName(type, types));
      return meant
        ? [
            `hat die Stelle ${title(job)} mit data-type-of-employment="${type}", das keine Auswahl hat. Meinten Sie «${meant}»?`,
          ]
        : [];
    }),
    ...(first && first.getAttribute('value') !== 'all'
      ? [`hat als erste Auswahl ${quote(first)} ohne value="all": Nur «all» zeigt alle Stellen.`]
      : []),
  ];
}
