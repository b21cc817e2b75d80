import { array, type InferOutput, literal, minLength, number, object, pipe, string, union } from 'valibot';

const samples = pipe(array(number()), minLength(1));

/** The last run's raw figures, `tests/bench/results/results.json`: milliseconds and bytes, one entry a sample. */
export const Results = object({
  date: string(),
  machine: string(),
  browser: string(),
  /** Hearts in one sample */
  hearts: number(),
  contenders: array(
    object({
      name: string(),
      /** Of the minified script with all that it imports at once, compressed with brotli */
      brotli: number(),
      /** From the HTML and the start of the script to the last heart that is set up */
      load: samples,
      /** The same for HTML that comes later, into a page where the script runs already */
      later: samples,
      /** What the main thread worked for it, style, layout and paint included */
      busy: samples,
      /** JavaScript heap that stays, in bytes, for all hearts of one sample */
      heap: samples,
    }),
  ),
  /** Ours with more and with fewer hearts, HTML that comes later */
  growth: array(object({ name: string(), hearts: number(), later: samples })),
  /** From the click on a waiting heart to the pressed heart, in milliseconds */
  firstClick: samples,
  /** 180 days of the date picker, in milliseconds */
  calendar: array(object({ temporal: union([literal('native'), literal('polyfilled')]), run: samples })),
  /** Of the demo shop's checkout on a phone's window, in milliseconds; measured by itself, perhaps on another day */
  checkout: object({
    date: string(),
    /** How many programs wanted the processor on the average of a minute, and how many can have it */
    load: number(),
    cores: number(),
    /** From a press to the next picture, on a processor four times as slow */
    step: samples,
    /** The calendar with fifty items in the cart */
    picker: samples,
    pickerThrottled: samples,
  }),
  /** Of the frame of every page, on a processor four times as slow; measured by itself, too */
  frame: object({
    date: string(),
    load: number(),
    cores: number(),
    /** The longest work of ours while 10,000 pixels are scrolled, 0 where no frame took 50 ms */
    scroll: samples,
    /** From the press on a menu's button to the next picture */
    menu: samples,
  }),
  /** Of long lists on a phone's window, on a processor four times as slow; measured by itself, too */
  branches: object({
    date: string(),
    load: number(),
    cores: number(),
    /** From the press on 'Jetzt geöffnet' to the next picture, with 500 branches */
    filter: samples,
    /** The longest time from one picture to the next while 2,000 events come into their list */
    events: samples,
  }),
  /** Of the slider at a page's head, on a phone's window and a processor four times as slow; measured by itself, too */
  slides: object({
    date: string(),
    load: number(),
    cores: number(),
    /** From the start of the page to the paint of the first slide's picture */
    scripted: samples,
    /** The same where no script arrives, each beside one of the other */
    plain: samples,
  }),
  /** Of the site's largest form, on a processor four times as slow; measured by itself, too */
  forms: object({
    date: string(),
    load: number(),
    cores: number(),
    /** Read and held against its rules, every field in error */
    validate: samples,
    /** From the press on its button to the next picture, every field marked */
    press: samples,
  }),
  /** Of a full box of 24 photographs, on a processor four times as slow; measured by itself, too */
  cake: object({
    date: string(),
    load: number(),
    cores: number(),
    /** What our work in nine of ten frames stays below while a cake is dragged */
    drag: samples,
    /** From the press on 'In den Warenkorb' until both pictures of the box are sent */
    order: samples,
    /** The longest task in that time */
    task: samples,
  }),
});

export type Results = InferOutput<typeof Results>;
export type ContenderResult = Results['contenders'][number];
