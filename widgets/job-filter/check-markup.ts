import { quote } from '../../shared/registry/describe-mistake.ts';

/** For the debug overlay: jobs that no choice hides, and choices that show none. In German. */
export function checkJobs(host: Element): string[] {
  const jobs = [...host.querySelectorAll('[data-type-of-employment]')];
  const all = [...new Set(jobs.map(({ parentElement }) => parentElement))].flatMap((list) => [
    ...(list?.matches('ul, ol') ? list.children : []),
  ]);
  const untyped = all.filter((job) => !job.hasAttribute('data-type-of-employment'));
  const first = host.querySelector('select[name="typeOfEmployment"] option');
  return [
    ...untyped.map(
      (job) =>
        `hat die Stelle ${quote(job.querySelector('h2, h3, h4') ?? job)} ohne data-type-of-employment: Sie steht bei jeder Auswahl da und zählt nicht mit.`,
    ),
    ...(first && first.getAttribute('value') !== 'all'
      ? [`hat als erste Auswahl ${quote(first)} ohne value="all": Nur «all» zeigt alle Stellen.`]
      : []),
  ];
}
