import { median } from './figures.ts';
import type { ContenderResult, Results } from './results.ts';

/** A performance goal of Krume. A missed goal is reported, but the benchmark does not fail. */
export interface Goal {
  what: string;
  limit: number;
  unit: string;
  measured: number;
  /** The value of the version for which the goals were set, with its unit */
  before?: string;
}

function named(results: Results, name: string): ContenderResult {
  const found = results.contenders.find((contender) => contender.name === name);
  if (!found)
    throw new Error(`"${name}" is not in tests/bench/results/results.json: npm run bench -- --write`);
  return found;
}

/** Number of decimals by unit: 0 for a count without a unit, 1 by default. */
const digits = (unit: string) => ({ '': 0, '×': 2, ' kB': 2 })[unit] ?? 1;

export const withUnit = (value: number, unit: string) => `${value.toFixed(digits(unit))}${unit}`;

export const ratio = (a: readonly number[], b: readonly number[]) => median(a) / median(b);

/**
 * The goals for hearts measure HTML that is added to a running page, so that the start of the script does not count.
 */
export function goals(results: Results): Goal[] {
  const bare = named(results, 'Bare listener, delegated');
  const [plainRoots, checkedRoots] = [
    named(results, "Preact roots with Krume's heart"),
    named(results, 'Checked Preact roots'),
  ];
  const [dormant, mounted] = [named(results, 'Krume, dormant'), named(results, 'Krume, all mounted')];
  return [
    {
      what: 'Hearts: time to set up all dormant hearts, compared with the bare listener',
      limit: 3,
      unit: '×',
      measured: ratio(dormant.later, bare.later),
    },
    {
      what: 'Hearts: time to mount all hearts, compared with checked Preact roots',
      limit: 1.15,
      unit: '×',
      measured: ratio(mounted.later, checkedRoots.later),
    },
    {
      what: 'Hearts: main thread time to mount all hearts, compared with Preact roots with the same heart',
      limit: 2,
      unit: '×',
      measured: ratio(mounted.busy, plainRoots.busy),
    },
    {
      what: 'Hearts: heap of 1,000 dormant hearts',
      limit: 300,
      unit: ' kB',
      measured: ((median(dormant.heap) / 1000) * 1000) / results.hearts,
    },
    {
      what: 'Hearts: time from a click on a dormant heart until the heart is pressed',
      limit: 50,
      unit: ' ms',
      measured: median(results.firstClick),
    },
    {
      what: 'Hearts: time from a click on a dormant heart until the heart is pressed, round trips of 150 ms',
      limit: 200,
      unit: ' ms',
      measured: median(results.firstClickSlow),
    },
    {
      what: 'Hearts: scripts that the first live heart needs',
      limit: 18,
      unit: ' kB',
      before: '23.2 kB',
      measured: mounted.brotli / 1000,
    },
    ...results.calendar.map(({ temporal, run }) => ({
      what: `Delivery calendar: time to compute 180 days, ${temporal} Temporal`,
      limit: 5,
      unit: ' ms',
      measured: median(run),
    })),
    {
      what: 'Checkout: time from a press to the next step, processor 4× slower',
      limit: 50,
      unit: ' ms',
      measured: median(results.checkout.step),
    },
    {
      what: 'Checkout: time to open the calendar with 50 items in the cart',
      limit: 100,
      unit: ' ms',
      measured: median(results.checkout.picker),
    },
    {
      what: 'Checkout: time to open the calendar with 50 items in the cart, processor 4× slower',
      limit: 100,
      unit: ' ms',
      measured: median(results.checkout.pickerThrottled),
    },
    ...(results.cart ? [cartGoal(results.cart)] : []),
    {
      what: 'Page frame: longest Krume task while 10,000 px are scrolled, processor 4× slower',
      limit: 50,
      unit: ' ms',
      measured: Math.max(...results.frame.scroll),
    },
    {
      what: 'Page frame: time from the press to the open menu, processor 4× slower',
      limit: 50,
      unit: ' ms',
      measured: median(results.frame.menu),
    },
    {
      what: 'Branches: longest Krume task until list and map show all 500 branches, processor 4× slower',
      limit: 50,
      unit: ' ms',
      measured: median(results.branches.mount),
    },
    {
      what: 'Branches: longest Krume task after a filter change, including the map, processor 4× slower',
      limit: 50,
      unit: ' ms',
      before: '3400 ms',
      measured: median(results.branches.task),
    },
    ...(results.branches.firstFilter ? [firstFilterGoal(results.branches.firstFilter)] : []),
    {
      what: 'Branches: time from a later filter change to the next painted frame, with 500 branches and their map, processor 4× slower',
      limit: 100,
      unit: ' ms',
      before: '900–1200 ms',
      measured: median(results.branches.filter),
    },
    {
      what: 'Events: longest time without a painted frame while 2,000 events are added, processor 4× slower',
      limit: 200,
      unit: ' ms',
      measured: median(results.branches.events),
    },
    {
      what: 'Slider: delay of the first slide, compared with a page without JavaScript, processor 4× slower',
      limit: 50,
      unit: ' ms',
      measured: median(
        results.slides.scripted.map((time, run) => time - (results.slides.plain[run] ?? time)),
      ),
    },
    {
      what: 'Next page: time from the activation of the prerendered product page to the paint of its largest element, without a transition',
      limit: 60,
      unit: ' ms',
      measured: median(results.nextPage.prerendered),
    },
    {
      what: 'Next page: time from the activation of the prerendered product page to the paint of its largest element, with the transition of the demo',
      limit: 60,
      unit: ' ms',
      measured: median(results.nextPage.transition),
    },
    {
      what: 'Forms: time to validate the largest form, processor 4× slower',
      limit: 4,
      unit: ' ms',
      measured: median(results.forms.validate),
    },
    {
      what: 'Forms: time from the press until all invalid fields are marked, processor 4× slower',
      limit: 50,
      unit: ' ms',
      measured: median(results.forms.press),
    },
    {
      what: "Cake creator: Krume's work per frame (90th percentile) while an element is dragged in a box of 24 photographs, processor 4× slower",
      limit: 8,
      unit: ' ms',
      measured: median(results.cake.drag),
    },
    {
      what: 'Cake creator: longest task after a cake is dropped in a full box of 24 photographs, processor 4× slower',
      limit: 50,
      unit: ' ms',
      before: '365 ms',
      measured: median(results.cake.drop),
    },
    {
      what: 'Cake creator: time from the order press until the images of a full box are sent, processor 4× slower',
      limit: 1500,
      unit: ' ms',
      measured: median(results.cake.order),
    },
    {
      what: 'Cake creator: longest task between the order press and the sent images',
      limit: 200,
      unit: ' ms',
      measured: median(results.cake.task),
    },
    ...pageGoals(results),
  ];
}

const cartGoal = (cart: NonNullable<Results['cart']>): Goal => ({
  what: 'Cart: main thread time per line of a cart with 500 lines, in addition to the time without JavaScript, processor 4× slower',
  limit: 2,
  unit: ' ms',
  before: '4 ms',
  measured: (median(cart.scripted) - median(cart.plain)) / cart.lines,
});

const firstFilterGoal = (samples: readonly number[]): Goal => ({
  what: 'Branches: time from the first filter change to the next painted frame, with 500 branches and their map, processor 4× slower',
  limit: 100,
  unit: ' ms',
  measured: median(samples),
});

interface Limits {
  scripts: number;
  kilobytes?: number;
  /** Maximum ratio of the main thread's time with JavaScript to the time without */
  ratio?: number;
}

const pageLimits: Readonly<Record<string, Limits>> = {
  home: { scripts: 8 },
  'product list': { scripts: 8, kilobytes: 34, ratio: 1.25 },
  product: { scripts: 10, kilobytes: 46, ratio: 1.4 },
  'checkout, first step': { scripts: 10, kilobytes: 46 },
};

type FirstVisit = Results['pages']['list'][number];

const pageGoals = ({ pages }: Results): Goal[] =>
  pages.list.flatMap((page) => {
    const limits = pageLimits[page.name];
    const earlier = pages.earlier?.find(({ name }) => name === page.name);
    return limits ? goalsOf(page, limits, earlier) : [];
  });

function goalsOf(page: FirstVisit, limits: Limits, earlier: FirstVisit | undefined): Goal[] {
  const goal = (what: string, limit: number | undefined, unit: string, of: (page: FirstVisit) => number) =>
    limit === undefined
      ? []
      : [
          {
            what: `First visit (${page.name}): ${what}`,
            limit,
            unit,
            measured: of(page),
            ...(earlier && { before: withUnit(of(earlier), unit) }),
          },
        ];
  return [
    ...goal('number of scripts', limits.scripts, '', ({ scripts }) => scripts),
    ...goal('scripts and styles', limits.kilobytes, ' kB', ({ bytes }) => bytes / 1000),
    ...goal('share of code that has not run', 30, ' %', ({ unused }) => unused * 100),
    ...goal(
      'main thread time, compared with the page without JavaScript',
      limits.ratio,
      '×',
      ({ scripted, plain }) => ratio(scripted, plain),
    ),
  ];
}
