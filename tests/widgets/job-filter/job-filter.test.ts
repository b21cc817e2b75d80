// @vitest-environment page
import { afterEach, beforeEach, expect, test } from 'vitest';
import { jobFilter } from '../../../fixtures/markup/job-filter.ts';
import { jobs } from '../../../fixtures/site/jobs.ts';
import { openPage, textOf } from '../../support/page/live-page.ts';
import { getElement } from '../../support/page/page.ts';

// site.md section 2.14

let page: Awaited<ReturnType<typeof openPage>> | undefined;
beforeEach(() => history.replaceState(null, '', '/stellen'));
afterEach(() => page?.stop());

const open = async (options: Partial<Parameters<typeof jobFilter>[0]> = {}) => {
  page = await openPage(jobFilter({ jobs, url: '/stellen', ...options }));
};
const titles = () =>
  [...document.querySelectorAll<HTMLElement>('[data-type-of-employment]')]
    .filter(({ hidden }) => !hidden)
    .map((job) => textOf(job.querySelector('h2')));
const count = () => textOf(getElement('.krume-job-count'));
function choose(type: string): void {
  const select = getElement<HTMLSelectElement>('[name="typeOfEmployment"]');
  select.value = type;
  select.dispatchEvent(new Event('change', { bubbles: true }));
}
const apprenticeships = [
  'Bäckerin-Konditorin-Confiseurin / Bäcker-Konditor-Confiseur EFZ',
  'Detailhandelsfachfrau / Detailhandelsfachmann EFZ',
];

test('a type shows only its jobs, ‘all’ every one; the number is told, and the address has the type', async () => {
  await open();
  expect(getElement('.krume-job-count').getAttribute('role')).toBe('status');
  choose('lehre');
  expect(titles()).toEqual(apprenticeships);
  expect([count(), location.search]).toEqual(['2 Stellen', '?typeOfEmployment=lehre']);
  choose('all');
  expect([titles().length, count(), location.search]).toEqual([8, '8 Stellen', '']);
});

test('one job is one, and a type without jobs is said in words', async () => {
  await open({ jobs: jobs.slice(0, 3) });
  choose('all');
  expect(count()).toBe('3 Stellen');
  choose('teilzeit');
  expect([titles().length, count()]).toEqual([1, '1 Stelle']);
  choose('praktikum');
  expect([titles(), count()]).toEqual([[], 'Keine Stelle passt zu Ihrer Auswahl.']);
});

test('what else is in the address stays', async () => {
  history.replaceState({ mine: 1 }, '', '/stellen?krume=debug#liste');
  await open();
  choose('lehre');
  expect([location.search, location.hash]).toEqual(['?krume=debug&typeOfEmployment=lehre', '#liste']);
  expect(history.state).toEqual({ mine: 1 });
});

test('a page that does not know its address is filtered by it; a type that nobody has is all', async () => {
  history.replaceState(null, '', '/stellen?typeOfEmployment=lehre');
  await open();
  expect([titles(), count()]).toEqual([apprenticeships, '2 Stellen']);
  expect(getElement<HTMLSelectElement>('select').value).toBe('lehre');
  page?.stop();
  history.replaceState(null, '', '/stellen?typeOfEmployment=astronaut');
  await open();
  expect([titles().length, getElement<HTMLSelectElement>('select').value]).toEqual([8, 'all']);
});

test('a job whose type the select does not have is shown among all only', async () => {
  const [first] = jobs;
  if (!first) throw new Error('There are no jobs');
  await open({ jobs: [...jobs, { ...first, title: 'Nachtwächter', typeOfEmployment: 'nachts' }] });
  expect(titles()).toContain('Nachtwächter');
  choose('vollzeit');
  expect(titles()).not.toContain('Nachtwächter');
});

test('a number that stays the same is not told again', async () => {
  await open();
  choose('lehre');
  const text = getElement('.krume-job-count').firstChild;
  choose('teilzeit');
  expect(count()).toBe('2 Stellen');
  expect(getElement('.krume-job-count').firstChild).toBe(text);
});

test('Enter in the form stays on the page', async () => {
  await open();
  const sent = new Event('submit', { bubbles: true, cancelable: true });
  getElement('form').dispatchEvent(sent);
  expect(sent.defaultPrevented).toBe(true);
});

test('titles are texts, never HTML', async () => {
  const [first] = jobs;
  if (!first) throw new Error('There are no jobs');
  await open({ jobs: [{ ...first, title: '<img src=x onerror=alert(1)>' }] });
  choose('lehre');
  choose('all');
  expect([document.querySelector('main img'), titles()]).toEqual([null, ['<img src=x onerror=alert(1)>']]);
});

test('when it goes, the server’s list is as it was', async () => {
  await open({ type: 'lehre' });
  choose('all');
  page?.stop();
  expect([titles(), count()]).toEqual([apprenticeships, '2 Stellen']);
});
