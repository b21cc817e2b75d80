import { object } from 'valibot';
import { activeElement, contains, listenTo, queryAll } from '../../shared/registry/native.ts';
import { defineWidget, type WidgetPlace } from '../../shared/ui/widget.ts';
import { LiveSearch } from './LiveSearch.tsx';
import styles from './live-search.css?inline';
import { createSearch } from './search.ts';

const widgetProps = object({});

function setup({ host, signal }: WidgetPlace<typeof widgetProps>) {
  const search = createSearch(signal);
  const field = () => queryAll<HTMLInputElement>(host, 'input[type="search"]')[0];
  const value = () => field()?.value ?? '';

  listenTo(host, 'input', () => search.type(value()), signal);
  listenTo(host, 'focusin', ({ target }) => target === field() && search.ask(value()), signal);
  listenTo(
    host,
    'submit',
    (event) => {
      // After a failed search, the browser submits the form to the search page, as without JavaScript
      if (navigator.onLine && search.hasFailed(value())) return;
      const hasResult = navigator.onLine && search.hasResult(value());
      const [all] = hasResult ? queryAll<HTMLAnchorElement>(host, 'a.krume-search-all') : [];
      if (hasResult && !all) return;
      event.preventDefault();
      if (all) all.click();
      else search.ask(value());
    },
    signal,
  );
  const isInUse = () => field() !== undefined && field() === activeElement();
  addEventListener('online', () => isInUse() && search.ask(value()), { signal });
  const elsewhere = ({ target }: Event) => {
    if (!contains(host, target as Node)) search.close();
  };
  addEventListener('pointerdown', elsewhere, { signal });
  addEventListener('focusin', elsewhere, { signal });
  // A field that was focused before mount fires no focus event, so the search starts here
  if (isInUse()) search.ask(value());

  // Arrow keys move the focus between the field and the results. Escape closes the results
  const onKey = (event: KeyboardEvent) => {
    const input = field();
    if (event.key === 'Escape' && search.$search.get().isOpen) {
      event.preventDefault();
      input?.focus();
      return search.close();
    }
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (!step || !input) return;
    const stops = [input, ...queryAll(host, '.krume-search-results a')];
    const next = stops[stops.indexOf(activeElement() as HTMLInputElement) + step];
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  listenTo(host, 'keydown', onKey, signal);
  return { search };
}

/**
 * Shows matching products, categories and pages while the visitor types.
 *
 * @see site.md sections 2.8 and 4.4
 */
export default defineWidget({
  props: widgetProps,
  styles,
  mode: 'replace',
  parts: [],
  slots: ['form'],
  setup,
  component: LiveSearch,
});
