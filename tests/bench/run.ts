// npm run bench                  measures everything and prints the figures
// npm run bench -- --write       also writes docs/figures.md and results.json
// npm run bench -- --hearts      measures only the comparison of hearts; other figures stay
// npm run bench -- --libraries   measures only the bytes of a heart with other libraries
// npm run bench -- --checkout    measures only the checkout
// npm run bench -- --cart        measures only a cart of 500 lines
// npm run bench -- --frame       measures only the page frame
// npm run bench -- --branches    measures only lists of 500 branches with a map, and of 2,000 events
// npm run bench -- --slides      measures only the first slide of the header slider
// npm run bench -- --forms       measures only the site's forms
// npm run bench -- --next        measures only the navigation to the next page
// npm run bench -- --cake        measures only a full box of the cake creator
// npm run bench -- --pages       measures only scripts, bytes and main thread of whole pages
// npm run bench -- --pages --earlier=http://localhost:4173   also measures a demo shop of an earlier version
// npm run bench -- --rounds=5    runs fewer rounds: faster, but less reliable
// npm run bench -- --seed=7      repeats the order of contenders of an earlier run
import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Browser } from 'playwright-core';
import { object, parse } from 'valibot';
import { launch } from './browser.ts';
import {
  measureCalendar,
  measureFirstClick,
  measureLater,
  measureLoad,
  type Place,
  verify,
} from './measure.ts';
import { randomOrder } from './random-order.ts';
import { withBench } from './results/figures-page.ts';
import { Results } from './results/results.ts';
import { renderTable } from './results/table.ts';
import { measureBranches } from './scenarios/branches.ts';
import { measureCake } from './scenarios/cake.ts';
import { measureCart } from './scenarios/cart.ts';
import { measureCheckout } from './scenarios/checkout.ts';
import { contenders } from './scenarios/contenders.ts';
import { measureForms } from './scenarios/forms.ts';
import { measureFrame } from './scenarios/frame.ts';
import { measureLibraries } from './scenarios/libraries.ts';
import { measureNextPage } from './scenarios/next-page.ts';
import { measurePages } from './scenarios/pages.ts';
import { buildScripts, type Scripts } from './scenarios/scripts.ts';
import { measureSlides } from './scenarios/slides.ts';
import { serve } from './server.ts';

const root = join(import.meta.dirname, '../..');
const options = process.argv.slice(2);
const rounds = Number(options.find((option) => option.startsWith('--rounds='))?.slice(9) ?? 15);
/** Rounds to discard, in which caches fill and the machine's clock speed settles */
const warmUp = 2;
const seed = Number(
  options.find((option) => option.startsWith('--seed='))?.slice(7) ?? Math.floor(Math.random() * 1e6),
);
/** URL of a demo shop of an earlier version, to compare its pages with this version */
const earlier = options.find((option) => option.startsWith('--earlier='))?.slice(10);
const hearts = 1000;
/** Milliseconds of an emulated round trip */
const latency = 150;
/** Number of runs for clicks and calendars. Their samples vary widely, so there are at least 15 */
const ownRounds = Math.max(rounds, 15);

const say = (line: string) => process.stdout.write(`${line}\n`);

type HeartResults = Pick<
  Results,
  | 'date'
  | 'load'
  | 'cores'
  | 'seed'
  | 'machine'
  | 'browser'
  | 'hearts'
  | 'contenders'
  | 'growth'
  | 'firstClick'
  | 'firstClickSlow'
  | 'calendar'
>;

// A wrong URL must fail before an hour of measurements
if (earlier) await fetch(earlier);

const resultsFile = join(import.meta.dirname, 'results/results.json');
const browser = await launch();
try {
  const results = round(await measure());
  const table = renderTable(results);
  say(`\n${table}`);
  if (options.includes('--write')) await write(results, table);
} finally {
  await browser.close();
}

async function measure(): Promise<Results> {
  const stored: object = JSON.parse(await readFile(resultsFile, 'utf8'));
  // The stored results may lack figures of new measurements, which this run adds
  const { libraries } = parse(object({ libraries: Results.entries.libraries }), stored);
  const parts = {
    '--hearts': measureHearts,
    '--libraries': async () => ({ libraries: await weighLibraries(libraries) }),
    '--checkout': async () => ({ checkout: await timeCheckout() }),
    '--cart': async () => ({ cart: await timeCart() }),
    '--frame': async () => ({ frame: await timeFrame() }),
    '--branches': async () => ({ branches: await timeBranches() }),
    '--slides': async () => ({ slides: await timeSlides() }),
    '--forms': async () => ({ forms: await timeForms() }),
    '--next': async () => ({ nextPage: await timeNextPage() }),
    '--cake': async () => ({ cake: await timeCake() }),
    '--pages': async () => ({ pages: await timePages() }),
  };
  for (const [option, alone] of Object.entries(parts)) {
    if (!options.includes(option)) continue;
    return parse(Results, { ...stored, ...(await alone()) });
  }
  return {
    ...(await measureHearts()),
    libraries: await weighLibraries(libraries),
    checkout: await timeCheckout(),
    cart: await timeCart(),
    frame: await timeFrame(),
    branches: await timeBranches(),
    slides: await timeSlides(),
    forms: await timeForms(),
    nextPage: await timeNextPage(),
    cake: await timeCake(),
    pages: await timePages(),
  };
}

function circumstances() {
  const [load = 0] = loadavg();
  const machine = `${cpus()[0]?.model.trim()}, ${cpus().length} cores`;
  return { date: new Date().toISOString().slice(0, 10), load, cores: cpus().length, machine };
}

/**
 * Measures the size of a heart with each library. The environment variable `PACKAGES` names a folder with npm packages
 * that the repository does not install.
 */
async function weighLibraries({ list }: Results['libraries']): Promise<Results['libraries']> {
  const { date } = circumstances();
  return { date, list: await measureLibraries(process.env.PACKAGES, list) };
}

async function timeCheckout(): Promise<Results['checkout']> {
  return { ...circumstances(), ...(await measureCheckout(browser, ownRounds)) };
}

async function timeCart(): Promise<Results['cart']> {
  return { ...circumstances(), ...(await measureCart(browser, ownRounds)) };
}

async function timeFrame(): Promise<Results['frame']> {
  return { ...circumstances(), ...(await measureFrame(browser, ownRounds)) };
}

async function timeBranches(): Promise<Results['branches']> {
  return { ...circumstances(), ...(await measureBranches(browser, ownRounds)) };
}

async function timeSlides(): Promise<Results['slides']> {
  return { ...circumstances(), ...(await measureSlides(browser, ownRounds)) };
}

async function timeForms(): Promise<Results['forms']> {
  return { ...circumstances(), ...(await measureForms(browser, ownRounds)) };
}

async function timeNextPage(): Promise<Results['nextPage']> {
  return { ...circumstances(), ...(await measureNextPage(ownRounds)) };
}

async function timeCake(): Promise<Results['cake']> {
  return { ...circumstances(), ...(await measureCake(browser, ownRounds)) };
}

async function timePages(): Promise<Results['pages']> {
  return { ...circumstances(), ...(await measurePages(browser, rounds, earlier)) };
}

async function measureHearts(): Promise<HeartResults> {
  const scripts = await buildScripts(contenders);
  const server = await serve(contenders, scripts);
  try {
    return await measureAll(browser, server.origin, scripts);
  } finally {
    server.close();
  }
}

async function measureAll(browser: Browser, origin: string, scripts: Scripts): Promise<HeartResults> {
  const places = contenders.map((contender, index): Place => {
    return { browser, url: `${origin}/${index}`, contender, script: scripts.of(contender) };
  });
  for (const place of places) await verify(place, hearts);
  say('Every contender works: its hearts are pressed after a click.');
  return {
    ...circumstances(),
    seed,
    browser: `Chromium ${browser.version()}`,
    hearts,
    contenders: await compare(places),
    growth: await grow(places),
    ...(await ofOurs(places)),
  };
}

/**
 * Measures all contenders in each round, so that a slow phase of the machine affects all of them. The order is random,
 * so that no contender always follows the same contender.
 */
async function compare(places: readonly Place[]): Promise<Results['contenders']> {
  say(`The order of the rounds: --seed=${seed}`);
  const inRandomOrder = randomOrder(seed);
  const table = places.map((place) => {
    const { contender, script } = place;
    const samples = {
      load: [] as number[],
      later: [] as number[],
      busy: [] as number[],
      heap: [] as number[],
    };
    return { place, name: contender.name, brotli: script.brotli, samples };
  });
  for (let round = 0; round < warmUp + rounds; round++) {
    for (const { place, samples } of inRandomOrder(table)) {
      const load = await measureLoad(place, hearts);
      const { later, busy, heap } = await measureLater(place, hearts);
      if (round < warmUp) continue;
      samples.load.push(load);
      samples.later.push(later);
      samples.busy.push(busy);
      samples.heap.push(heap);
    }
    say(round < warmUp ? 'warmed up' : `round ${round - warmUp + 1} of ${rounds}`);
  }
  return table.map(({ name, brotli, samples }) => ({ name, brotli, ...samples }));
}

/**
 * Measures Krume with 100, 1,000 and 10,000 hearts, to show whether the cost grows faster than the number of hearts.
 */
async function grow(places: readonly Place[]): Promise<Results['growth']> {
  const ours = places.filter(({ contender }) => !contender.source);
  const growth = ours.flatMap((place) =>
    [100, 1000, 10_000].map((count) => ({ place, hearts: count, later: [] as number[] })),
  );
  for (let round = 0; round < Math.min(rounds, 5); round++) {
    for (const { place, hearts, later } of growth) later.push((await measureLater(place, hearts)).later);
  }
  return growth.map(({ place, ...samples }) => ({ name: place.contender.name, ...samples }));
}

async function ofOurs(
  places: readonly Place[],
): Promise<Pick<Results, 'firstClick' | 'firstClickSlow' | 'calendar'>> {
  const dormant = places.find(({ contender }) => contender.name === 'Krume, dormant');
  if (!dormant) throw new Error('The dormant hearts are missing');
  const firstClick: number[] = [];
  const firstClickSlow: number[] = [];
  for (let run = 0; run < ownRounds; run++) {
    firstClick.push(await measureFirstClick(dormant));
    firstClickSlow.push(await measureFirstClick(dormant, latency));
  }
  const calendar: Results['calendar'] = [];
  for (const temporal of ['native', 'polyfilled'] as const) {
    const run = await measureCalendar(dormant, temporal, warmUp + ownRounds);
    if (run) calendar.push({ temporal, run: run.slice(warmUp) });
  }
  return { firstClick, firstClickSlow, calendar };
}

async function write(results: Results, table: string): Promise<void> {
  await writeFile(resultsFile, JSON.stringify(results));
  await promisify(execFile)(join(root, 'node_modules/.bin/biome'), ['format', '--write', resultsFile]);
  const figures = join(root, 'docs/figures.md');
  await writeFile(figures, withBench(await readFile(figures, 'utf8').catch(() => ''), table));
  say('\nWritten into docs/figures.md.');
}

/** Rounds to two decimals, so that a table generated from the results file equals the printed table. */
function round(results: Results): Results {
  const hundredths = (_: string, value: unknown) => {
    return typeof value === 'number' ? Number(value.toFixed(2)) : value;
  };
  return parse(Results, JSON.parse(JSON.stringify(results, hundredths)));
}
