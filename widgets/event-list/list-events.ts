import { catchApiError } from '../../shared/api/errors.ts';
import { onAbort } from '../../shared/page/on-abort.ts';
import {
  childrenOf,
  getAttribute,
  listenTo,
  queryAll,
  replaceChildren,
} from '../../shared/registry/native.ts';
import { eventsText } from '../../shared/text/events.ts';
import { showError } from '../../shared/ui/dialogs/show-error.ts';
import { borrowAttributes } from '../../shared/ui/dom/borrow-attributes.ts';
import { skipFarEntries } from '../../shared/ui/filtered-list/skip-far-entries.ts';
import { textOnlyElement } from '../../shared/ui/filtered-list/text-only-element.ts';
import { writeFilterToUrl } from '../../shared/ui/filtered-list/write-filter-to-url.ts';
import { importWithRetry } from '../../shared/ui/widget.ts';
import type { loadEvents } from './load-cards.ts';

interface Options {
  /** Events of one loading; where the page does not say it, the server alone knows whether there are more */
  pageSize?: number | undefined;
  includePast: boolean;
  /** Without filters and more */
  teaser: boolean;
}

/** Cards that are made without a pause: more would hold up what the shopper does meanwhile */
const atOnce = 25;

/** Of a list that is only read, nobody needs it. */
const loadCards = () => importWithRetry(() => import('./load-cards.ts'));

/** Loads what the filter asks for, and more, into the server's list. Returns what shows the server's list again. */
export function listEvents(
  host: HTMLElement,
  { pageSize, includePast, teaser }: Options,
  signal: AbortSignal,
) {
  const [printed] = queryAll(host, '.krume-events');
  const [template] = queryAll<HTMLTemplateElement>(host, 'template[data-event-card]');
  const count = textOnlyElement(host, '.krume-event-count');
  const [form] = queryAll<HTMLFormElement>(host, 'form');
  const [more] = queryAll<HTMLButtonElement>(host, 'button[name="anzahl"]');
  const [category] = queryAll<HTMLSelectElement>(host, 'select[name="kategorie"]');
  const [month] = queryAll<HTMLSelectElement>(host, 'select[name="monat"]');
  // Cards without a title would take the place of the server's
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
  // What a loading that fails leaves as it was
  let isMoreLeft = pageSize ? before.cards.length >= pageSize : before.isMore;
  let said = before.count;
  let shown = before.cards;
  let run: AbortController | undefined;

  const offer = (isMore: boolean) => {
    if (more) attributes.toggle(more, 'hidden', teaser || !isMore);
  };
  const tell = (text: string) => {
    if (count) count.textContent = text;
  };

  const chosen = () => ({ category: category?.value ?? '', month: month?.value ?? '' });
  /** What the list shows */
  let applied = chosen();
  const choose = (filter: typeof applied) => {
    if (category) category.value = filter.category;
    if (month) month.value = filter.month;
  };

  /** @param isMore puts them behind those that are there */
  async function load(isMore: boolean, wanted = isMore ? applied : chosen()): Promise<void> {
    run?.abort();
    const mine = new AbortController();
    run = mine;
    const from = isMore ? offset : 0;
    if (!isMore) {
      // What is below stays where it is until the answer is there
      list.style.setProperty('min-block-size', `${list.offsetHeight}px`);
      replaceChildren(list);
    }
    offer(false);
    tell(eventsText.loading);
    const filter = {
      offset: from,
      limit,
      category: Number(wanted.category),
      month: wanted.month,
      includePast,
    };
    let hasFailed = false;
    const found = await catchApiError(
      loadCards().then(({ loadEvents }) => loadEvents(filter, mine.signal)),
      () => {
        hasFailed = true;
      },
    );
    if (mine.signal.aborted) return;
    list.style.removeProperty('min-block-size');
    // None that can be read is no answer, other than none at all
    const isIllegible = !isMore && found?.length && !found.some(Boolean);
    if (!found || isIllegible) {
      if (!isMore) replaceChildren(list, ...shown);
      tell(said);
      offer(isMoreLeft);
      // Hidden while it loaded, the button has lost the focus: it is there again once the dialog is closed
      if (isMore) more?.focus({ preventScroll: true });
      const retry = () => void load(isMore, wanted);
      if (hasFailed || isIllegible) await showError(eventsText.failed, { retry });
      // Not tried again: the choice says what the list shows
      if (run === mine && !mine.signal.aborted) choose(applied);
      return;
    }
    const cards = await add(found, mine);
    if (mine.signal.aborted) return;
    offset = from + found.length;
    shown = [...childrenOf(list)];
    isMoreLeft = found.length >= limit;
    applied = wanted;
    said = eventsText.count(shown.length);
    offer(isMoreLeft);
    tell(said);
    if (!teaser)
      writeFilterToUrl({
        kategorie: wanted.category,
        monat: wanted.month,
        anzahl: offset > limit ? offset : 0,
      });
    // The button that was pressed has gone, or is below what has come
    const next = cards[0] ?? (isMoreLeft ? undefined : shown.at(-1));
    const target = next ? queryAll(next, 'a')[0] : more;
    if (isMore) target?.focus();
  }

  async function add(
    found: Awaited<ReturnType<typeof loadEvents>>,
    { signal: mine }: AbortController,
  ): Promise<Element[]> {
    const { eventCard } = await loadCards();
    const known = new Set([...childrenOf(list)].map((card) => getAttribute(card, 'data-event')));
    const cards: Element[] = [];
    for (const [index, event] of found.entries()) {
      if (index && index % atOnce === 0) await new Promise((resolve) => setTimeout(resolve));
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
    // It is there by the time of the press
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
  }
  return () => {
    replaceChildren(list, ...before.cards);
    tell(before.count);
    attributes.giveBack();
  };
}
