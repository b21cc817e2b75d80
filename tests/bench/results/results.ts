import { array, type InferOutput, literal, minLength, number, object, pipe, string, union } from 'valibot';

const samples = pipe(array(number()), minLength(1));

/**
 * The raw figures of the last run, `tests/bench/results/results.json`: milliseconds and bytes, one entry per
 * sample.
 */
export const Results = object({
  date: string(),
  machine: string(),
  browser: string(),
  /** Average number of processes that were ready to run within a minute, and the number of cores */
  load: number(),
  cores: number(),
  /** Seed of the random order of the contenders in each round */
  seed: number(),
  hearts: number(),
  contenders: array(
    object({
      name: string(),
      /** Bytes of the minified script with its static imports, compressed with brotli */
      brotli: number(),
      /** Main thread time from the start of the script until the hearts of the page are painted */
      load: samples,
      /** Time from adding hearts to a page with a running script until the last heart is set up */
      later: samples,
      /** Main thread time of the setup measured by `later`, including style, layout and paint */
      busy: samples,
      /** Retained JavaScript heap in bytes, for all hearts of one sample */
      heap: samples,
    }),
  ),
  /** Krume's registry with different numbers of hearts, for HTML added later */
  growth: array(object({ name: string(), hearts: number(), later: samples })),
  /** Time from the click on a waiting heart until it is pressed, in milliseconds */
  firstClick: samples,
  /** As `firstClick`, with a round trip of 150 ms for each request */
  firstClickSlow: samples,
  /** Time to compute 180 days of the date picker, in milliseconds */
  calendar: array(object({ temporal: union([literal('native'), literal('polyfilled')]), run: samples })),
  /** Bytes of a heart with other libraries; can be measured alone */
  libraries: object({
    date: string(),
    list: array(
      object({
        name: string(),
        version: string(),
        /** Bytes of the minified scripts that a heart needs, compressed with Brotli */
        brotli: number(),
      }),
    ),
  }),
  /**
   * The demo shop's checkout in a phone's window, in milliseconds; can be measured alone
   */
  checkout: object({
    date: string(),
    /** Average number of processes that were ready to run within a minute, and the number of cores */
    load: number(),
    cores: number(),
    /** Time from a click to the next paint, on a processor four times as slow */
    step: samples,
    /** Time to open the calendar with fifty items in the cart */
    picker: samples,
    pickerThrottled: samples,
  }),
  /** The page frame, on a processor four times as slow; can be measured alone */
  frame: object({
    date: string(),
    load: number(),
    cores: number(),
    /** Krume's longest task while scrolling 10,000 pixels; 0 if no frame took 50 ms */
    scroll: samples,
    /** Time from the click on a menu's button to the next paint */
    menu: samples,
  }),
  /** Long lists in a phone's window, on a processor four times as slow; can be measured alone */
  branches: object({
    date: string(),
    load: number(),
    cores: number(),
    /** Krume's longest task until 500 branches are in the list and on the map; 0 if no frame took 50 ms */
    mount: samples,
    /** Time from the click on 'Jetzt geöffnet' to the next paint, with 500 branches and their map */
    filter: samples,
    /**
     * Krume's longest task after the click on 'Jetzt geöffnet', including the markers of the map; 0 if no
     * frame took 50 ms
     */
    task: samples,
    /** The longest time between two paints while 2,000 events are added to their list */
    events: samples,
  }),
  /**
   * The slider at the top of a page, in a phone's window and on a processor four times as slow; can be measured alone
   */
  slides: object({
    date: string(),
    load: number(),
    cores: number(),
    /** Time from the start of the page to the paint of the first slide's picture */
    scripted: samples,
    /** As `scripted`, without scripts. The two are measured alternately */
    plain: samples,
  }),
  /** The site's largest form, on a processor four times as slow; can be measured alone */
  forms: object({
    date: string(),
    load: number(),
    cores: number(),
    /** Time to read and validate the form, with every field invalid */
    validate: samples,
    /** Time from the click on the form's button to the next paint, with every field marked */
    press: samples,
  }),
  /** From a link in the product list to the product page, in a phone's window; can be measured alone */
  nextPage: object({
    date: string(),
    load: number(),
    cores: number(),
    /** Time from the activation of the prerendered page to the paint of its largest element */
    prerendered: samples,
    /** As `prerendered`, with a transition */
    transition: samples,
    /** Time from the start of the navigation to the paint of the largest element, without prerendering */
    loaded: samples,
  }),
  /** A full box of 24 photographs, on a processor four times as slow; can be measured alone */
  cake: object({
    date: string(),
    load: number(),
    cores: number(),
    /** 90th percentile of Krume's work per frame while dragging a cake */
    drag: samples,
    /** The longest task in the second after a cake is dropped onto another one; 0 if none took 50 ms */
    drop: samples,
    /** Time from the click on 'In den Warenkorb' until both images of the box are sent */
    order: samples,
    /** The longest task in the time measured by `order` */
    task: samples,
  }),
  /** First visits to pages of the demo on a phone, until the page is idle; can be measured alone */
  pages: object({
    date: string(),
    load: number(),
    cores: number(),
    list: array(
      object({
        /** Name of the page in `.build/budgets.json` */
        name: string(),
        scripts: number(),
        /** Brotli bytes of scripts and styles */
        bytes: number(),
        /** Share of the scripts' characters that have not run */
        unused: number(),
        /** Processor time of the main thread */
        scripted: samples,
        /** As `scripted`, without JavaScript. The two are measured alternately */
        plain: samples,
      }),
    ),
  }),
});

export type Results = InferOutput<typeof Results>;
export type ContenderResult = Results['contenders'][number];
