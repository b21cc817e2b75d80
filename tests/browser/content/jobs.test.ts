import { chunkUrl, holdRequests } from '../support/browser/intercept.ts';
import { expectAccessible } from '../support/evidence/axe.ts';
import { ready } from '../support/user/page-objects.ts';
import { expect, test } from '../test.ts';

// site.md section 2.14: jobs by type of employment

test('the job filter works by keyboard and without JavaScript, and keeps its choice after a reload and after Back', async ({
  newUser,
}) => {
  const { page } = await newUser({ size: 'phone' });
  const shown = () => page.locator('.krume-job:visible').count();
  await page.goto('/stellen');
  await ready(page, 'job-filter');
  await expectAccessible(page, 'all');
  await page.getByLabel('Art der Anstellung').focus();
  await page.keyboard.press('l');
  await expect.poll(shown).toBe(2);
  await expect.poll(() => new URL(page.url()).search).toBe('?typeOfEmployment=lehre');
  await page.reload();
  await ready(page, 'job-filter');
  expect(await shown()).toBe(2);
  await page.goto('/datenschutz');
  await page.goBack();
  await ready(page, 'job-filter');
  expect([await shown(), await page.getByLabel('Art der Anstellung').inputValue()]).toEqual([2, 'lehre']);
  // Selects by keyboard, because the browser counts a movement without input as a layout shift
  await page.getByLabel('Art der Anstellung').press('p');
  await page.getByText('Keine Stelle passt zu Ihrer Auswahl.').waitFor();
  await expectAccessible(page, 'none');

  const plain = await newUser({ scripts: false });
  await plain.page.goto('/stellen');
  await plain.page.getByLabel('Art der Anstellung').selectOption('Lehrstelle');
  await plain.page.getByRole('button', { name: 'Anzeigen' }).click();
  await plain.page.getByText('2 Stellen', { exact: true }).waitFor();
  expect(await plain.page.locator('.krume-job:visible').count()).toBe(2);
});

test('the job filter applies a type that was chosen before the script had loaded', async ({ newUser }) => {
  const { page } = await newUser({ size: 'phone' });
  const release = await holdRequests(page, chunkUrl('job-filter'));
  await page.goto('/stellen', { waitUntil: 'commit' });
  await page.getByLabel('Art der Anstellung').press('l');
  release();
  await ready(page, 'job-filter');
  await page.getByText('2 Stellen', { exact: true }).waitFor();
  await expect.poll(() => new URL(page.url()).search).toBe('?typeOfEmployment=lehre');
});
