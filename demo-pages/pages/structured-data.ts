import { branchDataTemplate } from '../../fixtures/markup/data/branch-data.ts';
import { eventDataTemplate } from '../../fixtures/markup/data/event-data.ts';
import { productDataTemplate } from '../../fixtures/markup/data/product-data.ts';
import type { Markup } from '../../fixtures/markup/markup.ts';
import type { Product } from '../../fixtures/shop/product.ts';
import type { EventOffer } from '../../fixtures/site/event-offers.ts';
import type { EventEntry } from '../../fixtures/site/events.ts';
import { print } from '../../fixtures/template/print.ts';
import type { Branch } from '../../shared/model/branch.ts';
import {
  type Day,
  dayAt,
  dayLength,
  type Moment,
  minute,
  momentOf,
  plainDate,
  plainTime,
} from '../../shared/rules/dates/day.ts';
import { formatTime } from '../../shared/rules/dates/format.ts';
import { temporal } from '../../shared/rules/dates/temporal.ts';
import { fromWire, toWire } from '../../shared/rules/dates/wire.ts';
import { inZurich } from '../../shared/rules/dates/zurich.ts';
import {
  type BranchHours,
  branchHours,
  isOpenAt,
  nextChange,
  rangeOf,
} from '../../shared/rules/opening/hours.ts';
import { touches } from '../../shared/rules/opening/period.ts';
import { pictures } from '../shop/product/artwork.ts';
import { isConfigurable } from '../shop/product/configurable.ts';

/** The URLs of a page and its site, because structured data needs absolute URLs. */
export interface SitePage {
  /** Absolute URL of the page */
  url: string;
  urlOf: (path: string) => string;
}

export interface Rating {
  /** Average rating from 1 to 5 */
  stars: number;
  count: number;
}

export function productData(product: Product, rating: Rating | undefined, { url, urlOf }: SitePage): Markup {
  return print(productDataTemplate, {
    name: product.name,
    description: product.description,
    url,
    images: pictures(product).map(({ og }) => urlOf(og)),
    price: (product.specialPrice ?? product.price).toFixed(2),
    isFrom: isConfigurable(product),
    isAvailable: true,
    rating: rating?.stars.toFixed(1),
    ratingCount: rating?.count,
  });
}

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** @param now milliseconds since 1970 */
export function branchData(branch: Branch, now: number, { url, urlOf }: SitePage): Markup {
  const { name, image, phone, street, zip, place, latitude, longitude } = branch;
  return print(branchDataTemplate, {
    ...{ phone, street, zip, place },
    name: `Bäckerei Krume, ${name}`,
    url,
    image: image === undefined ? undefined : urlOf(image),
    latitude: latitude?.toString(),
    longitude: longitude?.toString(),
    hours: branch.openingTimes.flatMap((openingTime) => {
      const range = rangeOf(openingTime);
      const day = weekdays[openingTime.weekday];
      return range && day ? [{ day, opens: clock(range.start), closes: clock(range.end) }] : [];
    }),
    specials: specialDays(branch, now),
  });
}

/** Number of coming days for which special opening hours are listed. */
const horizon = 60;

/**
 * The coming days whose opening hours differ from the usual hours of the weekday. On closed days, opening and closing
 * time are equal.
 */
function specialDays(branch: Branch, now: number) {
  const hours = branchHours(branch);
  const periods = [...hours.specialOpenings, ...hours.closures];
  const first = dayAt(momentOf(inZurich(temporal().Instant.fromEpochMilliseconds(now))));
  const days = Array.from({ length: horizon }, (_, index) => first + index);
  return days
    .filter((day) => periods.some((period) => touches(period, day)))
    .flatMap((day) => {
      const date = plainDate(day).toString();
      const ranges = openRanges(hours, day).map(([opens, closes]) => ({ opens, closes }));
      const shown = ranges.length > 0 ? ranges : [{ opens: '00:00', closes: '00:00' }];
      return shown.map((range) => ({ from: date, until: date, ...range }));
    });
}

function openRanges(hours: BranchHours, day: Day): [opens: string, closes: string][] {
  const end = (day + 1) * dayLength;
  const ranges: { from: Moment; until: Moment }[] = [];
  for (let moment = day * dayLength; moment < end; ) {
    const next = Math.min(nextChange(hours, moment), end);
    const last = ranges.at(-1);
    if (isOpenAt(hours, moment)) {
      if (last?.until === moment) last.until = next;
      else ranges.push({ from: moment, until: next });
    }
    moment = next;
  }
  return ranges.map(({ from, until }) => [
    clock(from % dayLength),
    clock((until % dayLength || dayLength) - minute),
  ]);
}

/** Formats a time of day. @param ms milliseconds since midnight; from 24 hours on, a time of the next day */
const clock = (ms: number): string => formatTime(plainTime(ms % dayLength));

export function eventData(
  event: EventEntry,
  { description, francs }: EventOffer,
  { url, urlOf }: SitePage,
): Markup {
  const { title, start, end, image, location, street, zip, place } = event;
  return print(eventDataTemplate, {
    ...{ location, street, zip, place, description },
    name: title,
    url,
    image: image ? urlOf(image) : undefined,
    start: withOffset(start),
    end: end ? withOffset(end) : undefined,
    price: francs?.toFixed(2),
    organizer: 'Bäckerei Krume',
    organizerUrl: urlOf('/'),
  });
}

/** Adds the offset of Zurich to a date and time from the API. */
function withOffset(written: string): string {
  const instant = fromWire(written);
  return instant ? toWire(instant) : written;
}
