// @vitest-environment page
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { jobFilter } from '../../../fixtures/markup/job-filter.ts';
import { jobs } from '../../../fixtures/site/jobs.ts';
import { eagerCatalogue, openPage, textOf } from '../../support/page/live-page.ts';
import { getElement, settled } from '../../support/page/page.ts';
import { start } from '../../support/page/start.ts';

/** The query of the URL, which the widget changes after the next frame. */
const search = () => location.search;

// site.md section 2.14: the filter of the job list

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

test('selecting a type of employment lists only matching jobs, announces their number and updates the URL', async () => {
  await open();
  expect(getElement('.krume-job-count').getAttribute('role')).toBe('status');
  choose('lehre');
  expect(titles()).toEqual(apprenticeships);
  expect(count()).toBe('2 Stellen');
  await expect.poll(search).toBe('?typeOfEmployment=lehre');
  choose('all');
  expect([titles().length, count()]).toEqual([8, '8 Stellen']);
  await expect.poll(search).toBe('');
});

test('the announced number of jobs has a singular form for one job and a text for no jobs', async () => {
  await open({ jobs: jobs.slice(0, 3) });
  choose('all');
  expect(count()).toBe('3 Stellen');
  choose('teilzeit');
  expect([titles().length, count()]).toEqual([1, '1 Stelle']);
  choose('praktikum');
  expect([titles(), count()]).toEqual([[], 'Keine Stelle passt zu Ihrer Auswahl.']);
});

test('a link to all jobs is shown while no job has the selected type', async () => {
  await open({ jobs: jobs.slice(0, 3) });
  const showAll = getElement('.krume-show-all');
  expect(showAll.hidden).toBe(true);
  choose('praktikum');
  expect([showAll.hidden, textOf(showAll)]).toEqual([false, 'Alle Stellen anzeigen']);
  expect(showAll.querySelector('a')?.getAttribute('href')).toBe('/stellen');
  choose('all');
  expect(showAll.hidden).toBe(true);
  page?.stop();
  await open({ jobs: jobs.slice(0, 3), type: 'praktikum' });
  expect(getElement('.krume-show-all').hidden).toBe(false);
});

test('if there is no job at all, the list shows that no job is open, and shows no link to all jobs', async () => {
  await open({ jobs: [] });
  expect([count(), getElement('.krume-show-all').hidden]).toEqual(['Zurzeit ist keine Stelle offen.', true]);
  choose('lehre');
  expect(count()).toBe('Keine Stelle passt zu Ihrer Auswahl.');
  choose('all');
  expect([count(), getElement('.krume-show-all').hidden]).toEqual(['Zurzeit ist keine Stelle offen.', true]);
});

test('a filter change keeps other query parameters, the hash and the history state', async () => {
  history.replaceState({ mine: 1 }, '', '/stellen?krume=debug#liste');
  await open();
  choose('lehre');
  await expect.poll(search).toBe('?krume=debug&typeOfEmployment=lehre');
  expect(location.hash).toBe('#liste');
  expect(history.state).toEqual({ mine: 1 });
});

test('on mount, the filter applies the type in the URL, or shows all jobs if the type is unknown', async () => {
  history.replaceState(null, '', '/stellen?typeOfEmployment=lehre');
  await open();
  expect([titles(), count()]).toEqual([apprenticeships, '2 Stellen']);
  expect(getElement<HTMLSelectElement>('select').value).toBe('lehre');
  page?.stop();
  history.replaceState(null, '', '/stellen?typeOfEmployment=astronaut');
  await open();
  expect([titles().length, getElement<HTMLSelectElement>('select').value]).toEqual([8, 'all']);
});

test('a job with a type that the filter does not offer is shown only while no type is selected', async () => {
  const [first] = jobs;
  if (!first) throw new Error('There are no jobs');
  await open({ jobs: [...jobs, { ...first, title: 'Nachtwächter', typeOfEmployment: 'nachts' }] });
  expect(titles()).toContain('Nachtwächter');
  choose('vollzeit');
  expect(titles()).not.toContain('Nachtwächter');
});

test('after each change of the filter, the text of the live region changes, even if the number of jobs stays equal', async () => {
  await open();
  const region = getElement('.krume-job-count');
  const texts = ['lehre', 'teilzeit', 'lehre'].map((type) => {
    choose(type);
    expect(count()).toBe('2 Stellen');
    return region.textContent;
  });
  expect(texts).toEqual(['2 Stellen', '2 Stellen\u00a0', '2 Stellen']);
});

test('a submission of an unchanged filter does not announce the number of jobs again', async () => {
  await open();
  choose('lehre');
  const text = getElement('.krume-job-count').firstChild;
  getElement('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  expect(getElement('.krume-job-count').firstChild).toBe(text);
});

test('Enter in the filter form does not reload the page', async () => {
  await open();
  const sent = new Event('submit', { bubbles: true, cancelable: true });
  getElement('form').dispatchEvent(sent);
  expect(sent.defaultPrevented).toBe(true);
});

test('markup in the title of a job is rendered as text', async () => {
  const [first] = jobs;
  if (!first) throw new Error('There are no jobs');
  await open({ jobs: [{ ...first, title: '<img src=x onerror=alert(1)>' }] });
  choose('lehre');
  choose('all');
  expect([document.querySelector('main img'), titles()]).toEqual([null, ['<img src=x onerror=alert(1)>']]);
});

test("unmounting restores the server's filtered list of jobs", async () => {
  await open({ type: 'lehre' });
  choose('all');
  page?.stop();
  expect([titles(), count()]).toEqual([apprenticeships, '2 Stellen']);
});

/** Opens a page on which the shopper chooses a type before the widget is mounted. */
async function openAfterChoice(type: string, options: Parameters<typeof open>[0] = {}): Promise<void> {
  page = await openPage(jobFilter({ jobs, url: '/stellen', ...options }));
  page.stop();
  getElement<HTMLSelectElement>('select').value = type;
  start(eagerCatalogue());
  await settled();
}

test('mounting applies a type that was chosen before the widget was mounted', async () => {
  await openAfterChoice('lehre');
  expect([titles(), count()]).toEqual([apprenticeships, '2 Stellen']);
  await expect.poll(search).toBe('?typeOfEmployment=lehre');
});

test('a type that was chosen before the widget was mounted takes precedence over the type in the URL', async () => {
  history.replaceState(null, '', '/stellen?typeOfEmployment=lehre');
  await openAfterChoice('all', { type: 'lehre' });
  expect([titles().length, count(), getElement<HTMLSelectElement>('select').value]).toEqual([
    8,
    '8 Stellen',
    'all',
  ]);
  await expect.poll(search).toBe('');
});

test('mounting does not change the URL if the selected type is the type of the server', async () => {
  const replaced = vi.spyOn(history, 'replaceState');
  onTestFinished(() => replaced.mockRestore());
  await open({ type: 'lehre' });
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  expect([titles(), replaced.mock.calls]).toEqual([apprenticeships, []]);
});
