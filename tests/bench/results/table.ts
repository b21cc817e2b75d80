import { figures, median } from './figures.ts';
import type { ContenderResult, Results } from './results.ts';

/** Our own goals; a miss is reported without failing. */
export interface Goal {
  what: string;
  limit: number;
  unit: string;
  measured: number;
}

const ms = (samples: readonly number[]) => {
  const { median, min, max } = figures(samples);
  return `${median.toFixed(1)} (${min.toFixed(1)}–${max.toFixed(1)})`;
};

const thousands = (count: number) => String(count).replace(/\B(?=(\d{3})+$)/g, ',');

function named(results: Results, name: string): ContenderResult {
  const found = results.contenders.find((contender) => contender.name === name);
  if (!found)
    throw new Error(`"${name}" is not in tests/bench/results/results.json: npm run bench -- --write`);
  return found;
}

const ratio = (a: readonly number[], b: readonly number[]) => median(a) / median(b);

/** All for HTML added later: the cost per heart without the start of a script. */
export function goals(results: Results): Goal[] {
  const bare = named(results, 'Bare listener, delegated');
  const [bareRoots, carefulRoots] = [
    named(results, 'Bare Preact roots'),
    named(results, 'Careful Preact roots'),
  ];
  const [dormant, mounted] = [named(results, 'Krume, dormant'), named(results, 'Krume, all mounted')];
  return [
    {
      what: 'Dormant, to the bare listener',
      limit: 3,
      unit: '×',
      measured: ratio(dormant.later, bare.later),
    },
    {
      what: 'All mounted, to careful Preact roots',
      limit: 1.15,
      unit: '×',
      measured: ratio(mounted.later, carefulRoots.later),
    },
    {
      what: 'All mounted, to bare Preact roots, main thread',
      limit: 2,
      unit: '×',
      measured: ratio(mounted.busy, bareRoots.busy),
    },
    {
      what: 'Heap of 1,000 dormant hearts',
      limit: 300,
      unit: ' kB',
      measured: ((median(dormant.heap) / 1000) * 1000) / results.hearts,
    },
    { what: 'First click handled', limit: 50, unit: ' ms', measured: median(results.firstClick) },
    ...results.calendar.map(({ temporal, run }) => ({
      what: `Delivery calendar of 180 days, ${temporal} Temporal`,
      limit: 5,
      unit: ' ms',
      measured: median(run),
    })),
    {
      what: 'Checkout, from a press to the next step, processor 4× slower',
      limit: 50,
      unit: ' ms',
      measured: median(results.checkout.step),
    },
    {
      what: 'Checkout, opening the calendar with 50 items in the cart',
      limit: 100,
      unit: ' ms',
      measured: median(results.checkout.picker),
    },
    {
      what: 'Checkout, opening the calendar with 50 items in the cart, processor 4× slower',
      limit: 100,
      unit: ' ms',
      measured: median(results.checkout.pickerThrottled),
    },
    {
      what: 'Page frame, our longest task while 10,000 px are scrolled, processor 4× slower',
      limit: 50,
      unit: ' ms',
      measured: Math.max(...results.frame.scroll),
    },
    {
      what: 'Page frame, from the press to the open menu, processor 4× slower',
      limit: 50,
      unit: ' ms',
      measured: median(results.frame.menu),
    },
    {
      what: 'Branches, our longest task until 500 are in their list and on their map, processor 4× slower',
      limit: 50,
      unit: ' ms',
      measured: median(results.branches.mount),
    },
    {
      what: 'Branches, our longest task after a filter change, including the map, processor 4× slower',
      limit: 50,
      unit: ' ms',
      measured: median(results.branches.task),
    },
    {
      what: 'Branches, from a filter change with 500 branches and their map to the next painted frame, processor 4× slower',
      limit: 100,
      unit: ' ms',
      measured: median(results.branches.filter),
    },
    {
      what: 'Events, the longest time without a painted frame while 2,000 events are added, processor 4× slower',
      limit: 200,
      unit: ' ms',
      measured: median(results.branches.events),
    },
    {
      what: 'Slider, delay of the first slide compared with a page without JavaScript, processor 4× slower',
      limit: 50,
      unit: ' ms',
      measured: median(
        results.slides.scripted.map((time, run) => time - (results.slides.plain[run] ?? time)),
      ),
    },
    {
      what: 'Next page, from the activation of the prerendered product page to the paint of its largest element',
      limit: 60,
      unit: ' ms',
      measured: median(results.nextPage.prerendered),
    },
    {
      what: 'Forms, validating the largest one, processor 4× slower',
      limit: 4,
      unit: ' ms',
      measured: median(results.forms.validate),
    },
    {
      what: 'Forms, from the press until every invalid field is marked, processor 4× slower',
      limit: 50,
      unit: ' ms',
      measured: median(results.forms.press),
    },
    {
      what: 'Cake creator, our work per frame (90th percentile) while an element is dragged in a full box of 24 photographs, processor 4× slower',
      limit: 8,
      unit: ' ms',
      measured: median(results.cake.drag),
    },
    {
      what: 'Cake creator, from the order press with a full box until its images are sent, processor 4× slower',
      limit: 1500,
      unit: ' ms',
      measured: median(results.cake.order),
    },
    {
      what: 'Cake creator, the longest task in that time',
      limit: 200,
      unit: ' ms',
      measured: median(results.cake.task),
    },
  ];
}

/** Whether other processes were running, which makes the figures too high. */
function circumstances(
  what: string,
  { date, load, cores }: Pick<Results['checkout'], 'date' | 'load' | 'cores'>,
): string {
  const busy = `on a machine that was busy with other work (load ${load.toFixed(1)} on ${cores} cores)`;
  return `${what} was measured on ${date}${load > cores / 2 ? `, ${busy}` : ''}.`;
}

/** The tables of docs/figures.md, in Markdown. */
export function renderTable(results: Results): string {
  const [bare] = results.contenders;
  if (!bare) throw new Error('Nothing was measured');
  return [
    `${results.date}, ${results.browser}, ${results.machine}. Milliseconds for ${thousands(results.hearts)} hearts, median (fastest–slowest) of ${bare.load.length} new documents each. "Page loads": the hearts are in the page, and the time starts when the fetched script runs. "HTML comes later": the script is running, and the time starts when the hearts are added. Both end when the last heart is set up, before it is painted. "Main thread" is the processor time of "HTML comes later", including style, layout and paint. "Heap" is the memory that the hearts still use after a garbage collection.`,
    rows(
      [
        '',
        'Page loads',
        'to bare',
        'HTML comes later',
        'to bare',
        'Main thread',
        'Heap, kB',
        'Script, brotli bytes',
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
      ['HTML comes later', 'Hearts', 'Milliseconds', 'per 1,000'],
      results.growth.map(({ name, hearts, later }) => [
        name,
        thousands(hearts),
        ms(later),
        ((median(later) / hearts) * 1000).toFixed(1),
      ]),
    ),
    rows(
      ['Goal', 'Limit', 'Measured', ''],
      goals(results).map(({ what, limit, unit, measured }) => [
        what,
        `${limit}${unit}`,
        `${measured.toFixed(unit === '×' ? 2 : 1)}${unit}`,
        measured <= limit ? 'pass' : 'miss',
      ]),
    ),
    rows(
      [
        'A first visit on a phone, until the page is idle',
        'Scripts',
        'Bytes',
        'Not run',
        'Main thread',
        'without JavaScript',
        'ratio',
      ],
      results.pages.list.map(({ name, scripts, bytes, unused, scripted, plain }) => [
        name,
        String(scripts),
        thousands(bytes),
        `${(unused * 100).toFixed(0)} %`,
        ms(scripted),
        ms(plain),
        `${ratio(scripted, plain).toFixed(2)}×`,
      ]),
    ),
    circumstances('The checkout', results.checkout),
    circumstances('The frame', results.frame),
    circumstances('Long lists', results.branches).replace(' was ', ' were '),
    circumstances('The slider', results.slides),
    circumstances('The registration', results.forms),
    circumstances('The cake creator', results.cake),
    circumstances('Whole pages', results.pages).replace(' was ', ' were '),
    `${circumstances('The next page', results.nextPage)} With a transition, it took ${ms(results.nextPage.transition)} ms; without prerendering, ${ms(results.nextPage.loaded)} ms from the click.`,
  ].join('\n\n');
}

function rows(head: readonly string[], body: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const alignment = head.map((_, column) => (column ? '---:' : '---'));
  return [head, alignment, ...body].map(line).join('\n');
}
