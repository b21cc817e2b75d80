import { figures, median } from './figures.ts';
import { goals, ratio, withUnit } from './goals.ts';
import { rows, thousands } from './markdown.ts';
import type { Results } from './results.ts';
import { renderThemes } from './themes.ts';

const ms = (samples: readonly number[]) => {
  const { median, min, max } = figures(samples);
  return `${median.toFixed(1)} (${min.toFixed(1)}–${max.toFixed(1)})`;
};

/**
 * Describes the date and the load of the machine, and the machine of a part that was measured on another machine. Other
 * processes make the figures too high.
 */
function circumstances(
  { machine: common }: Results,
  what: string,
  { date, load, cores, machine = common }: Pick<Results['pages'], 'date' | 'load' | 'cores' | 'machine'>,
): string {
  const place = machine === common ? '' : `, on ${machine}`;
  return `${what} was measured on ${date}${place}. The load of the machine was ${load.toFixed(1)} on ${cores} cores, including the bench.`;
}

function introduction({ date, browser, machine, seed, hearts, contenders: [bare] }: Results): string {
  return [
    `Measured on ${date}, with ${browser}, on ${machine}. Each time is in milliseconds for ${thousands(hearts)} hearts: the median (fastest–slowest) of`,
    `${bare?.load.length} new documents. The implementations were measured in rounds of random order (seed ${seed}).`,
    '"Page loads: main thread" is the processor time of the main thread from the start of the script until the hearts of the page are',
    'painted. "HTML comes later: elapsed time" is the time from adding hearts to a page with a running script until the last heart is',
    'set up, before this heart is painted. For the lazy rows, the elapsed time ends when the hearts in the window are mounted,',
    'which needs a frame. "HTML comes later: main thread" is the processor time of adding the hearts, including style, layout and paint.',
    '"Heap" is the memory that the hearts use after a garbage collection.',
  ].join(' ');
}

/** The sizes of other libraries and of Krume, smallest first. */
function sizesOf({ libraries, contenders }: Results) {
  const mounted = contenders.find(({ name }) => name === 'Krume, all mounted');
  const krume = mounted ? [{ name: 'Krume', version: 'this build', brotli: mounted.brotli }] : [];
  return [...libraries.list, ...krume].sort((a, b) => a.brotli - b.brotli);
}

/** The tables of docs/figures.md in Markdown. */
export function renderTable(results: Results): string {
  const [bare] = results.contenders;
  if (!bare) throw new Error('Nothing was measured');
  return [
    introduction(results),
    rows(
      [
        'Implementation of a heart',
        'Page loads: main thread, ms',
        'Page loads: ratio to bare listener',
        'HTML comes later: elapsed time, ms',
        'HTML comes later: ratio to bare listener',
        'HTML comes later: main thread, ms',
        'Heap, kB',
        'Script, Brotli bytes',
      ],
      results.contenders.map(({ name, load, later, busy, heap, brotli }) => [
        name,
        ms(load),
        `${ratio(load, bare.load).toFixed(1)}×`,
        ms(later),
        `${ratio(later, bare.later).toFixed(1)}×`,
        median(busy).toFixed(1),
        (median(heap) / 1000).toFixed(0),
        thousands(brotli),
      ]),
    ),
    rows(
      ['HTML comes later', 'Number of hearts', 'Elapsed time, ms', 'Elapsed time per 1,000 hearts, ms'],
      results.growth.map(({ name, hearts, later }) => [
        name,
        thousands(hearts),
        ms(later),
        ((median(later) / hearts) * 1000).toFixed(1),
      ]),
    ),
    rows(
      ['Library', 'Version of the library', 'Script of a heart, Brotli bytes'],
      sizesOf(results).map(({ name, version, brotli }) => [name, version, thousands(brotli)]),
    ),
    rows(
      ['Goal', 'Limit', 'Measured', 'Result', 'Before'],
      goals(results).map(({ what, limit, unit, measured, before = '–' }) => [
        what,
        `${limit}${unit}`,
        withUnit(measured, unit),
        measured <= limit ? 'pass' : 'miss',
        before,
      ]),
    ),
    rows(
      [
        'First visit to a page on a phone, until the page is idle',
        'Number of scripts',
        'Brotli bytes of scripts and styles',
        'Code that has not run',
        'Main thread, ms',
        'Main thread without JavaScript, ms',
        'Ratio of main thread times',
        'Style recalculations (without JavaScript)',
        'Layouts (without JavaScript)',
      ],
      results.pages.list.map(({ name, scripts, bytes, unused, scripted, plain, styles, layouts }) => [
        name,
        String(scripts),
        thousands(bytes),
        `${(unused * 100).toFixed(0)} %`,
        ms(scripted),
        ms(plain),
        `${ratio(scripted, plain).toFixed(2)}×`,
        `${median(styles.scripted)} (${median(styles.plain)})`,
        `${median(layouts.scripted)} (${median(layouts.plain)})`,
      ]),
    ),
    renderThemes(results),
    circumstances(results, 'The comparison with other libraries', results),
    `The scripts of a heart were measured on ${results.libraries.date}.`,
    circumstances(results, 'The checkout', results.checkout),
    ...(results.cart
      ? [
          `${circumstances(results, 'The cart of 500 lines', results.cart)} The main thread needed ${ms(results.cart.scripted)} ms with JavaScript, and ${ms(results.cart.plain)} ms without JavaScript.`,
        ]
      : []),
    circumstances(results, 'The page frame', results.frame),
    circumstances(results, 'The long lists of branches and events', results.branches).replace(
      ' was ',
      ' were ',
    ),
    circumstances(results, 'The slider with the first slide', results.slides),
    circumstances(results, 'The registration form', results.forms),
    circumstances(results, 'The cake creator', results.cake),
    circumstances(results, 'First visits to whole pages', results.pages).replace(' was ', ' were '),
    `${circumstances(results, 'The change to the next page', results.nextPage)} After the activation, the largest element was painted after ${ms(results.nextPage.prerendered)} ms without a transition, and after ${ms(results.nextPage.transition)} ms with the transition of the demo. Without prerendering, the largest element was painted ${ms(results.nextPage.loaded)} ms after the click.`,
  ].join('\n\n');
}
