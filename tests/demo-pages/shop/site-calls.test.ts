import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { array, looseObject, parse, string } from 'valibot';
import { expect, test } from 'vitest';
import { gallery } from '../../../fixtures/site/gallery.ts';
import { jobs } from '../../../fixtures/site/jobs.ts';
import { posts } from '../../../fixtures/site/posts.ts';
import { films } from '../../../fixtures/site/slides.ts';
import { createVisitor, openTestShop } from '../visitor.ts';

// site.md section 7: branches and events, and the contents of the demo's site pages

const now = Date.UTC(2031, 5, 30, 10);
const load = async (path: string) =>
  (await createVisitor(openTestShop({ now: () => now })).send(path)).json();

test('the shop returns the lists of branches and events, and each branch and event by id', async () => {
  const branches = parse(array(looseObject({ name: string() })), await load('/rest/location/'));
  expect(branches.length).toBeGreaterThanOrEqual(8);
  expect(await load('/rest/location/7')).toMatchObject({ name: 'Riehen Dorf', place: 'Riehen' });

  const events = parse(
    array(looseObject({ title: string(), start: string() })),
    await load('/rest/event/?offset=0&limit=100&includepast=true'),
  );
  expect(events.length).toBeGreaterThanOrEqual(20);
  const days = events.map(({ start }) => (Date.parse(start) - now) / 86_400_000);
  expect([Math.min(...days) < 0, Math.max(...days) < 120]).toEqual([true, true]);
  expect(await load('/rest/event/5')).toMatchObject({ title: events.find(({ id }) => id === 5)?.title });
});

test('only the page of a birthday event has the booking form (site.md section 2.13)', async () => {
  const forms = async (id: number) =>
    (await createVisitor(openTestShop({ now: () => now })).page(`/events/${id}`)).match(/data-form="[^"]*"/g);
  expect(await forms(5)).toContain('data-form="birthday-event"');
  expect(await forms(4)).not.toContain('data-form="birthday-event"');
});

test('the demo site has at least eight jobs, at least one blog post, twelve gallery pictures and two short videos', () => {
  expect(jobs.length).toBeGreaterThanOrEqual(8);
  expect(posts.length).toBeGreaterThan(0);
  expect(gallery).toHaveLength(12);
  const file = (address = '') => join(import.meta.dirname, '../../../demo-pages', address);
  const files = Object.values(films).flatMap(({ cover, webm, mp4 }) => [cover, webm, mp4]);
  expect([files.length, files.filter((address) => !existsSync(file(address)))]).toEqual([6, []]);
});
