import { safeParse } from 'valibot';
import { configuration } from '../../shared/api/configuration.ts';
import { AnalyticsConfiguration } from '../../shared/model/configuration.ts';
import { Consent } from '../../shared/model/consent.ts';
import { activeElement, closest, contains, pageBody } from '../../shared/registry/native.ts';
import {
  $consent,
  consentRecord,
  decideConsent,
  followConsent,
  forgetConsent,
} from '../../shared/stores/consent.ts';
import { consentText } from '../../shared/text/consent.ts';
import { swallowed } from './swallowed.ts';

/** Opens the banner again, wherever it stands. */
const settings = '[data-cookie-settings]';

/**
 * Shows the server's banner while nothing has been answered, or another text than this one was, and whenever somebody
 * asks for it. Once there is consent, visits are measured where the page says so. Returns what undoes it.
 */
export function askForConsent(
  host: HTMLElement,
  version: string | undefined,
  signal: AbortSignal,
): () => void {
  const wasHidden = host.hidden;
  const note = document.createElement('p');
  host.prepend(note);
  host.tabIndex = -1;
  /** What had the focus before it came into the banner */
  let cameFrom: EventTarget | null = null;

  const giveBack = keepRoom(host, signal);

  const open = () => {
    note.textContent = describeAnswer();
    host.hidden = false;
  };
  const close = (byMouse = false) => {
    const hadFocus = contains(host, activeElement());
    // With what it has swallowed it would take the page away
    host.hidden = !swallowed(host);
    if (hadFocus) {
      if (cameFrom instanceof HTMLElement && cameFrom.isConnected) cameFrom.focus({ preventScroll: true });
      // A mouse has left no focus behind that would be missed
      else if (!byMouse) beginAtTop();
    }
    cameFrom = null;
  };

  host.addEventListener(
    'focusin',
    ({ relatedTarget }) => {
      if (!contains(host, relatedTarget as Node | null)) cameFrom = relatedTarget ?? cameFrom;
    },
    { signal },
  );
  host.addEventListener(
    'click',
    ({ target, detail }) => {
      const button = target instanceof Element ? closest(target, 'button[value]') : null;
      const answer = safeParse(Consent, button?.getAttribute('value'));
      if (!answer.success) return;
      decideConsent(answer.output, version);
      close(detail > 0);
    },
    { signal },
  );
  host.addEventListener(
    'keydown',
    ({ key }) => {
      if (key === 'Escape' && $consent.get()) close();
    },
    { signal },
  );
  addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element && closest(event.target, settings);
      if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      open();
      host.focus();
      cameFrom = link;
    },
    { signal },
  );

  followConsent(signal);
  const answered = consentRecord()?.version;
  if (answered !== undefined && version !== undefined && answered !== version) forgetConsent();
  let isMeasured = false;
  const stop = $consent.subscribe((consent) => {
    if (!consent) open();
    else if (!contains(host, activeElement())) close();
    if (consent !== 'granted' || isMeasured) return;
    isMeasured = true;
    measure(signal);
  });

  return () => {
    stop();
    giveBack();
    note.remove();
    host.hidden = wasHidden;
    host.removeAttribute('tabindex');
  };
}

/** No variable: the whole page would be styled anew. */
const room = 'scroll-padding-block-end';

/** Where it stays in sight, what gets the focus is scrolled to above it, not below. Returns what undoes it. */
function keepRoom(host: HTMLElement, signal: AbortSignal): () => void {
  const { style } = Reflect.get(Document.prototype, 'documentElement', document);
  const before = style.getPropertyValue(room);
  // As in the styles: in a low window it waits at the end
  const stays = matchMedia('(height >= 30em)');
  const measure = () => {
    const height = host.offsetHeight;
    style.setProperty(room, stays.matches && height ? `${height}px` : before);
  };
  const observer = new ResizeObserver(measure);
  observer.observe(host);
  stays.addEventListener('change', measure, { signal });
  return () => {
    observer.disconnect();
    style.setProperty(room, before);
  };
}

/** What was said last, and when: whoever changes their mind sees from what. */
function describeAnswer(): string {
  const consent = $consent.get();
  const { at } = consentRecord() ?? {};
  const date = at && new Intl.DateTimeFormat('de-CH', { timeZone: 'Europe/Zurich', ...digits }).format(at);
  return consent ? [consentText[consent], date && consentText.since(date)].filter(Boolean).join(' ') : '';
}

const digits = { day: '2-digit', month: '2-digit', year: 'numeric' } as const;

/** Fetches the loader of the tag; without it, nothing is measured, and nobody misses it. */
function measure(signal: AbortSignal): void {
  const settings = configuration(AnalyticsConfiguration);
  if (!settings.analyticsUrl) return;
  import('./analytics.ts').then(
    ({ startAnalytics }) => startAnalytics(settings, $consent, signal),
    console.error,
  );
}

/** Nothing had the focus before the banner: the Tab key begins with the page, in sight, and not where the banner was. */
function beginAtTop(): void {
  const body = pageBody();
  body.tabIndex = -1;
  body.focus({ preventScroll: true });
  body.removeAttribute('tabindex');
}
