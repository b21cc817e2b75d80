import { catchApiError } from '../../shared/api/errors.ts';
import { onAbort } from '../../shared/page/on-abort.ts';
import {
  activeElement,
  childrenOf,
  getAttribute,
  listenTo,
  pageBody,
  queryAll,
  replaceChildren,
} from '../../shared/registry/native.ts';
import { eventsText } from '../../shared/text/events.ts';
import { showError } from '../../shared/ui/dialogs/show-error.ts';
import { borrowAttributes } from '../../shared/ui/dom/borrow-attributes.ts';
import { filterUrlWriter } from '../../shared/ui/filtered-list/filter-url-writer.ts';
import { skipFarEntries } from '../../shared/ui/filtered-list/skip-far-entries.ts';
import { textOnlyElement } from '../../shared/ui/filtered-list/text-only-element.ts';
import { lazyPart } from '../../shared/ui/widget.ts';
import { filterFields } from './filter-fields.ts';
import type { loadEvents } from './load-cards.ts';

interface Options {
  /** Number of events per request. If undefined, the server's "more" button shows whether there are more events */
  pageSize?: number | undefined;
  includePast: boolean;
  /** Whether the list is a teaser without filters and "more" button */
  teaser: boolean;
}

const linkIn = (card: Element | undefined) => card && queryAll(card, 'a')[0];

/** Number of cards that are created in one task. A longer task would delay input */
const cardsPerTask = 25;

/** This chunk is loaded when the shopper first uses the filter or the button, because a page view does not need it. */
const loadCards = lazyPart(() => import('./load-cards.ts'));

/** Filters the server's list and adds further events. Returns a function that restores the server's list. */
export function listEvents(
  host: HTMLElement,
  { pageSize, includePast, teaser }: Options,
  signal: AbortSignal,
) {
  const [printed] = queryAll(host, '.krume-events');
  const [template] = queryAll<HTMLTemplateElement>(host, 'template[data-event-card]');
  const count = textOnlyElement(host, '.krume-event-count');
  const [showAll] = queryAll(host, '.krume-show-all');
  const [form] = queryAll<HTMLFormElement>(host, 'form');
  const [more] = queryAll<HTMLButtonElement>(host, 'button[name="anzahl"]');
  // Without a title element in the template, loaded cards would be empty
  if (!printed || !template?.content.querySelector('.krume-event-title')) return undefined;
  const list = printed;
  const before = {
    cards: [...childrenOf(list)],
    count: count?.textContent ?? '',
    isMore: more?.hidden === false,
  };
  const attributes = borrowAttributes();
  const limit = pageSize ?? 6;
  let offset = before.cards.length;
  // Values that are restored after a failed request
  let isMoreLeft = pageSize ? before.cards.length >= pageSize : before.isMore;
  let countText = before.count;
  let shown = before.cards;
  let run: AbortController | undefined;
  const fields = filterFields(host);
  const setUrl = filterUrlWriter(signal);

  const offer = (isMore: boolean) => {
    if (more) attributes.toggle(more, 'hidden', teaser || !isMore);
  };
  const writeCount = (text: string) => {
    if (count) count.textContent = text;
  };

  /** The filter that the visible events match */
  let applied = fields.printed();
  const writeUrl = (filter = applied, length = offset) => {
    if (!teaser) setUrl({ ...filter, anzahl: length > limit ? length : 0 });
  };

  /**
   * @param isMore true to append events to the list, false to replace the list
   */
  async function load(isMore: boolean, wanted = isMore ? applied : fields.chosen()): Promise<void> {
    run?.abort();
    const mine = new AbortController();
    run = mine;
    const from = isMore ? offset : 0;
    if (!isMore) {
      // Keeps the content below in place until the response arrives
      list.style.setProperty('min-block-size', `${list.offsetHeight}px`);
      replaceChildren(list);
      // Before the response, so that the filter is not lost if the shopper reloads or leaves the page
      writeUrl(wanted, 0);
    }
    // The button is hidden while events load. Moves its focus to the last event, which is next to the button
    const link = isMore && activeElement() === more ? linkIn(shown.at(-1)) : undefined;
    link?.focus({ preventScroll: true });
    /** Whether the shopper has not moved the focus meanwhile. Safari does not focus a clicked button */
    const isFocusLeft = () => isMore && (activeElement() === link || activeElement() === pageBody());
    offer(false);
    writeCount(eventsText.loading);
    const category = Number(wanted.kategorie ?? 0);
    const month = wanted.monat ?? '';
    const filter = { offset: from, limit, category, month, includePast };
    let hasFailed = false;
    const found = await catchApiError(
      loadCards().then(({ loadEvents }) => loadEvents(filter, mine.signal)),
      () => {
        hasFailed = true;
      },
    );
    if (mine.signal.aborted) return;
    list.style.removeProperty('min-block-size');
    // A response whose events all fail to parse counts as a failure; an empty response does not
    const isUnparsable = !isMore && found?.length && !found.some(Boolean);
    if (!found || isUnparsable) {
      if (!isMore) replaceChildren(list, ...shown);
      writeCount(countText);
      offer(isMoreLeft);
      // When the error dialog closes, the dialog restores the focus to this button
      if (isFocusLeft()) more?.focus({ preventScroll: true });
      const retry = () => void load(isMore, wanted);
      if (hasFailed || isUnparsable) await showError(eventsText.failed, { retry });
      if (run !== mine || mine.signal.aborted) return;
      // Without a retry, the fields and the URL return to the filter of the visible events
      fields.choose(applied);
      if (!isMore) writeUrl();
      return;
    }
    const cards = await add(found, mine);
    if (mine.signal.aborted) return;
    offset = from + found.length;
    shown = [...childrenOf(list)];
    isMoreLeft = found.length >= limit;
    applied = wanted;
    const isFiltered = category > 0 || month !== '';
    countText = eventsText.count(shown.length, isFiltered);
    if (showAll) attributes.toggle(showAll, 'hidden', shown.length > 0 || !isFiltered);
    offer(isMoreLeft);
    writeCount(countText);
    writeUrl();
    const next = cards[0] ?? (isMoreLeft ? undefined : shown.at(-1));
    if (isFocusLeft()) (next ? linkIn(next) : more)?.focus();
  }

  async function add(
    found: Awaited<ReturnType<typeof loadEvents>>,
    { signal: mine }: AbortController,
  ): Promise<Element[]> {
    const { eventCard } = await loadCards();
    const known = new Set([...childrenOf(list)].map((card) => getAttribute(card, 'data-event')));
    const cards: Element[] = [];
    for (const [index, event] of found.entries()) {
      if (index && index % cardsPerTask === 0) await new Promise((resolve) => setTimeout(resolve));
      if (mine.aborted) break;
      if (!event || event.isHidden || known.has(event.id)) continue;
      const card = template && eventCard(template, event);
      if (!card) continue;
      known.add(event.id);
      list.append(card);
      skip(card);
      cards.push(card);
    }
    return cards;
  }

  onAbort(signal, () => run?.abort());
  const skip = skipFarEntries(list, signal);
  offer(isMoreLeft);
  if (teaser) {
    if (form) for (const select of queryAll(form, 'select')) attributes.set(select, 'disabled', '');
    if (!offset) void load(false);
  } else if (form) {
    // Loads the chunk when a field is hovered or focused, before the filter changes
    const prepare = () => void loadCards().catch(() => undefined);
    for (const type of ['pointerover', 'focusin'] as const) listenTo(form, type, prepare, signal);
    listenTo(form, 'change', () => void load(false), signal);
    listenTo(
      form,
      'submit',
      (event) => {
        event.preventDefault();
        void load(event.submitter !== null && event.submitter === more);
      },
      signal,
    );
    // Applies a filter that was chosen before the widget was mounted
    if (fields.isChanged()) void load(false);
  }
  return () => {
    replaceChildren(list, ...before.cards);
    writeCount(before.count);
    attributes.giveBack();
  };
}
