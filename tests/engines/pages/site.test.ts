import { expect } from 'vitest';
import { address, attribute, count, expectAddress, expectText, ready, value } from '../support/look.ts';
import { story } from '../support/story.ts';

story('the branch filter applies to the branch list and its map, and survives a reload', async ({ tab }) => {
  const shown = '[data-branch]:not([hidden])';
  await tab.open('/filialen');
  await ready(tab, 'branch-list', 'branch-map');
  await tab.choose('[name="art"]', 'cafe');
  await expect.poll(() => count(tab, shown)).toBe(3);
  await expectAddress(tab, '/filialen?art=cafe');
  await tab.reload();
  await ready(tab, 'branch-list', 'branch-map');
  await expect.poll(() => count(tab, shown)).toBe(3);
  expect(await value(tab, '[name="art"]')).toBe('cafe');

  await tab.click('.branch-map .krume-button');
  // The markers of the three branches would overlap, so the map shows one cluster
  await expect.poll(() => attribute(tab, '.branch-map [data-pin]', 'aria-label')).toBe('3 Filialen');
  expect(await count(tab, '.branch-map [data-pin]')).toBe(1);
  await tab.click('[data-branch="7"] .krume-branch-on-map');
  await expectText(tab, '.branch-map [role="dialog"]', 'Riehen Dorf');
  await expectText(tab, '.branch-map [role="dialog"]', 'Route planen');
  expect(await attribute(tab, '[data-branch="7"]', 'aria-current')).toBe('true');
});

story('the event list loads more events and still shows them after Back', async ({ tab }) => {
  await tab.open('/events');
  await ready(tab, 'event-list');
  const before = await count(tab, '.krume-event');
  await tab.click('[data-widget="event-list"] button[name="anzahl"]');
  await expect.poll(() => count(tab, '.krume-event')).toBeGreaterThan(before);
  // The focus is on the first added event
  const focused = () =>
    tab.run((index) => {
      const card = document.querySelectorAll('.krume-event')[index];
      return card?.contains(document.activeElement);
    }, before);
  await expect.poll(focused).toBe(true);
  const there = await count(tab, '.krume-event');
  await tab.open('/datenschutz');
  await tab.back();
  await ready(tab, 'event-list');
  await expect.poll(() => count(tab, '.krume-event')).toBe(there);
});

story('the header slider rotates until the user selects a slide', async ({ tab }) => {
  const current = () =>
    tab.run(() =>
      [...document.querySelectorAll('.krume-header-choice')].findIndex(
        (choice) => choice.getAttribute('aria-current') === 'true',
      ),
    );
  await tab.open('/aktuell?takt=1500');
  await ready(tab, 'header-slider');
  await expect.poll(current).toBeGreaterThan(0);
  await tab.click('.krume-header-choice:last-child');
  await expect.poll(current).toBe(3);
  await expect.poll(() => count(tab, '.krume-header-slides > li:not([inert])')).toBe(1);
  expect(await count(tab, '[data-running]')).toBe(0);
  expect(await address(tab)).toBe('/aktuell?takt=1500');
});
