import { getAttribute, listenTo, queryAll } from '../../shared/registry/native.ts';
import { isChanged, printedValue } from '../../shared/registry/widget/server-html/printed-value.ts';
import { jobsText } from '../../shared/text/jobs.ts';
import { borrowAttributes } from '../../shared/ui/dom/borrow-attributes.ts';
import { filterUrlWriter } from '../../shared/ui/filtered-list/filter-url-writer.ts';
import { skipFarEntries } from '../../shared/ui/filtered-list/skip-far-entries.ts';
import { textOnlyElement } from '../../shared/ui/filtered-list/text-only-element.ts';
import { writeCount } from '../../shared/ui/filtered-list/write-count.ts';

const parameter = 'typeOfEmployment';
const all = 'all';

/** Shows only the jobs of the selected type. Returns a function that restores the server's list. */
export function filterJobs(host: HTMLElement, signal: AbortSignal) {
  const [form] = queryAll<HTMLFormElement>(host, 'form');
  const [select] = queryAll<HTMLSelectElement>(host, `select[name="${parameter}"]`);
  const count = textOnlyElement(host, '.krume-job-count');
  const [showAll] = queryAll(host, '.krume-show-all');
  const jobs = queryAll(host, '[data-type-of-employment]');
  if (!form || !select) return undefined;
  const [list] = queryAll(host, '.krume-jobs');
  if (list) skipFarEntries(list, signal);
  const attributes = borrowAttributes();
  const writeUrl = filterUrlWriter(signal);
  const before = count?.textContent ?? '';
  /** The type that the visible jobs match */
  let applied = printedValue(select);

  function show(): void {
    const type = select?.value || all;
    const isFiltered = type !== all;
    for (const job of jobs) {
      const isOther = isFiltered && getAttribute(job, 'data-type-of-employment') !== type;
      attributes.toggle(job, 'hidden', isOther);
    }
    const matching = jobs.filter(({ hidden }) => !hidden).length;
    if (count) writeCount(count, jobsText.count(matching, isFiltered), type !== applied);
    applied = type;
    if (showAll) attributes.toggle(showAll, 'hidden', matching > 0 || !isFiltered);
  }
  const follow = () => {
    show();
    writeUrl({ [parameter]: select.value === all ? '' : select.value });
  };

  const typeInUrl = new URL(location.href).searchParams.get(parameter);
  // A type that was chosen before the widget was mounted takes precedence over the URL
  if (isChanged(select)) follow();
  else if (
    typeInUrl !== null &&
    typeInUrl !== select.value &&
    [...select.options].some(({ value }) => value === typeInUrl)
  ) {
    select.value = typeInUrl;
    show();
  }
  listenTo(form, 'change', follow, signal);
  listenTo(
    form,
    'submit',
    (event) => {
      event.preventDefault();
      follow();
    },
    signal,
  );
  return () => {
    attributes.giveBack();
    if (count && count.textContent !== before) count.textContent = before;
  };
}
