import {
  array,
  type InferOutput,
  literal,
  minLength,
  number,
  object,
  optional,
  pipe,
  string,
  union,
} from 'valibot';

const samples = pipe(array(number()), minLength(1));

/** When and where a part was measured. */
const circumstances = {
  date: string(),
  /** Load average over one minute (number of runnable processes), and number of cores */
  load: number(),
  cores: number(),
  /** Name of the processor; missing in results that are older than this entry */
  machine: optional(string()),
};

const firstVisit = object({
  /** Name of the page in `.build/budgets.json` */
  name: string(),
  scripts: number(),
  /** Brotli bytes of scripts and styles */
  bytes: number(),
  /** Share of the scripts' characters that have not run */
  unused: number(),
  /** CPU time of the main thread */
  scripted: samples,
  /** Like `scripted`, without JavaScript. Runs of both kinds alternate */
  plain: samples,
  /** Number of style recalculations in the visits of `scripted` and of `plain` */
  styles: object({ scripted: samples, plain: samples }),
  /** Number of layouts in the same visits */
  layouts: object({ scripted: samples, plain: samples }),
});

/** The samples of the last run in `tests/bench/results/results.json`, in milliseconds or bytes. */
export const Results = object({
  ...circumstances,
  machine: string(),
  browser: string(),
  /** Seed of the random order of contenders in each round */
  seed: number(),
  hearts: number(),
  contenders: array(
    object({
      name: string(),
      /** Brotli bytes of the minified script and its static imports */
      brotli: number(),
      /** Main thread time from the start of the script until the hearts of the page are painted */
      load: samples,
      /** Time from adding hearts to a page with a running script until the last heart is set up */
      later: samples,
      /** Main thread time of the work that `later` measures, including style, layout and paint */
      busy: samples,
      /** Bytes of JavaScript heap that all hearts of a sample retain */
      heap: samples,
    }),
  ),
  /** The same measurement as `later`, for Krume with different numbers of hearts */
  growth: array(object({ name: string(), hearts: number(), later: samples })),
  /** Milliseconds from a click on a heart that is not set up until the heart is pressed */
  firstClick: samples,
  /** Like `firstClick`, with a round trip of 150 ms for each request */
  firstClickSlow: samples,
  /** Milliseconds to compute 180 days of the date picker */
  calendar: array(object({ temporal: union([literal('native'), literal('polyfilled')]), run: samples })),
  /** Brotli bytes of a heart written with other libraries; can be measured alone */
  libraries: object({
    date: string(),
    list: array(
      object({
        name: string(),
        version: string(),
        /** Brotli bytes of the minified scripts that a heart needs */
        brotli: number(),
      }),
    ),
  }),
  /** The demo shop's checkout in a phone's viewport, in milliseconds; can be measured alone */
  checkout: object({
    ...circumstances,
    /** Time from a click to the next paint, on a CPU slowed down 4× */
    step: samples,
    /** Time to open the calendar with 50 items in the cart */
    picker: samples,
    pickerThrottled: samples,
  }),
  /**
   * The page of a cart with 500 lines in a phone's viewport, on a CPU slowed down 4×; can be measured alone. Optional,
   * because a stored result may lack this part until it is measured on the same machine as the other parts
   */
  cart: optional(
    object({
      ...circumstances,
      lines: number(),
      /** CPU time of the main thread until the page is idle */
      scripted: samples,
      /** Like `scripted`, without JavaScript. Runs of both kinds alternate */
      plain: samples,
    }),
  ),
  /** The page frame on a CPU slowed down 4×; can be measured alone */
  frame: object({
    ...circumstances,
    /** Krume's longest task while the page scrolls 10,000 pixels; 0 if no frame took 50 ms */
    scroll: samples,
    /** Time from a click on a menu button to the next paint */
    menu: samples,
  }),
  /** Long lists in a phone's viewport, on a CPU slowed down 4×; can be measured alone */
  branches: object({
    ...circumstances,
    /** Krume's longest task until 500 branches are in the list and on the map; 0 if no frame took 50 ms */
    mount: samples,
    /**
     * Time from the first click on 'Jetzt geöffnet' in a new document to the next paint, with 500 branches and their
     * map. Optional for the same reason as `cart`
     */
    firstFilter: optional(samples),
    /** Like `firstFilter`, from the third click on */
    filter: samples,
    /**
     * Krume's longest task after a click on 'Jetzt geöffnet', including the markers of the map; 0 if no frame took 50
     * ms
     */
    task: samples,
    /** Longest time between two paints while 2,000 events are added to the list */
    events: samples,
  }),
  /** The slider at the top of a page in a phone's viewport, on a CPU slowed down 4×; can be measured alone */
  slides: object({
    ...circumstances,
    /** Time from the start of navigation to the paint of the first slide's picture */
    scripted: samples,
    /** Like `scripted`, without scripts. Runs of both kinds alternate */
    plain: samples,
  }),
  /** The site's largest form on a CPU slowed down 4×; can be measured alone */
  forms: object({
    ...circumstances,
    /** Time to read and validate the form when every required field is invalid */
    validate: samples,
    /** Time from a click on the form's button to the next paint, when every required field gets an error */
    press: samples,
  }),
  /** Navigation from the product list to a product page in a phone's viewport; can be measured alone */
  nextPage: object({
    ...circumstances,
    /** Time from the activation of the prerendered page to the paint of the largest element */
    prerendered: samples,
    /** Like `prerendered`, with a transition between the pages */
    transition: samples,
    /** Time from the start of navigation to the paint of the largest element, without prerendering */
    loaded: samples,
  }),
  /** A full box of 24 photographs on a CPU slowed down 4×; can be measured alone */
  cake: object({
    ...circumstances,
    /** 90th percentile of Krume's work per frame while a cake is dragged */
    drag: samples,
    /** Longest task in the second after a cake is dropped onto another cake; 0 if no task took 50 ms */
    drop: samples,
    /** Time from a click on 'In den Warenkorb' until both images of the box are sent */
    order: samples,
    /** Longest task in the time that `order` measures */
    task: samples,
  }),
  /** First visits to pages of the demo on a phone, until the page is idle; can be measured alone */
  pages: object({
    ...circumstances,
    list: array(firstVisit),
    /** The same pages of an earlier version, measured in the same rounds */
    earlier: optional(array(firstVisit)),
  }),
});

export type Results = InferOutput<typeof Results>;
export type ContenderResult = Results['contenders'][number];
