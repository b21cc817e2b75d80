import { safeParse } from 'valibot';
import { configuration } from '../../shared/api/configuration.ts';
import { AnalyticsConfiguration } from '../../shared/model/configuration/analytics.ts';
import { Consent, type PurposeConsents } from '../../shared/model/consent.ts';
import { activeElement, closest, contains, matches, pageBody } from '../../shared/registry/native.ts';
import {
  $consent,
  decideConsent,
  decidePurposes,
  followConsent,
  mayLoad,
} from '../../shared/stores/session/consent.ts';
import { borrowAttributes } from '../../shared/ui/dom/borrow-attributes.ts';
import { lazyPart } from '../../shared/ui/widget.ts';
import type { createContent } from './content.ts';
import { foreignPart } from './foreign-part.ts';
import { keepRoom } from './keep-room.ts';
import type { ServiceNames } from './services.ts';

const loadContent = lazyPart(() => import('./content.ts'));
const loadChoices = lazyPart(() => import('./choices.ts'));
const loadAnalytics = lazyPart(() => import('./analytics.ts'));

/** After this time-out in milliseconds, the banner opens without the content that is still loading */
const timeoutMs = 2_000;

/** Selector of links and buttons that reopen the banner, anywhere on the page. */
const settings = '[data-cookie-settings]';

/**
 * Shows the server's banner until the visitor has chosen, and again for a new version of its text. If a
 * settings link opens the banner, each purpose has its own checkbox. After consent, starts analytics if the
 * page configures it.
 *
 * @param names names of the site's services; services of the page's configuration are added
 * @returns a function that restores the page
 */
export function askForConsent(
  host: HTMLElement,
  version: string | undefined,
  names: ServiceNames,
  signal: AbortSignal,
): () => void {
  const attributes = borrowAttributes();
  attributes.set(host, 'tabindex', '-1');
  /** The element that had the focus before the banner opened */
  let previousFocus: EventTarget | null = null;

  const giveBack = keepRoom(host, signal);
  // A sticky banner cannot leave its container, and a container may clip or transform the banner. A banner in
  // a container therefore opens in the top layer
  const isInContainer = host.parentNode !== pageBody();
  const show = (isShown: boolean) => {
    attributes.toggle(host, 'hidden', !isShown);
    if (!isInContainer) return;
    attributes.set(host, 'popover', isShown ? 'manual' : null);
    if (isShown && host.isConnected && !matches(host, ':popover-open')) host.showPopover();
  };
  let content: ReturnType<typeof createContent> | undefined;
  let opening: object | undefined;

  /**
   * Opens the banner. If a chunk fails to load, the server's text and both buttons still work.
   *
   * @param link the clicked settings link; undefined if the banner opens without a click
   */
  const open = async (link?: Element) => {
    const mine = {};
    opening = mine;
    // After a click, the banner opens at once. Content that loads later is added at the top of the banner and
    // moves nothing else
    if (link) {
      show(true);
      host.focus();
      previousFocus = link;
    }
    const isLatest = () => !signal.aborted && opening === mine;
    const timer = setTimeout(() => isLatest() && show(true), timeoutMs);
    const [module, choices] = await Promise.all([
      loadContent().catch(console.error),
      link && loadChoices().catch(console.error),
    ]);
    clearTimeout(timer);
    if (!isLatest()) return;
    content ??= module?.createContent(host, names);
    content?.update(choices ? (labels) => choices.createChoices(labels, save) : undefined);
    show(true);
  };
  const save = (chosen: PurposeConsents, byMouse: boolean) => {
    const isAll = Object.values(chosen).every((consent) => consent === 'granted');
    if (isAll) decideConsent('granted', version);
    else decidePurposes(chosen, version);
    close(byMouse);
    content?.announceSaved();
  };
  const close = (byMouse = false) => {
    const hadFocus = contains(host, activeElement());
    opening = undefined;
    // A banner that contains other parts of the page stays visible, because hiding the banner would hide them
    show(foreignPart(host) !== undefined);
    if (hadFocus) {
      // The focus in the banner may have scrolled the page away from the link of a keyboard user
      if (previousFocus instanceof HTMLElement && previousFocus.isConnected)
        previousFocus.focus({ preventScroll: byMouse });
      // For keyboard users, the Tab key then starts at the top of the page
      else if (!byMouse) beginAtTop();
    }
    previousFocus = null;
  };

  host.addEventListener(
    'focusin',
    ({ relatedTarget }) => {
      // The body had the focus only to let the Tab key start at the top
      if (relatedTarget === pageBody()) previousFocus = null;
      else if (!contains(host, relatedTarget as Node | null)) previousFocus = relatedTarget ?? previousFocus;
    },
    { signal },
  );
  host.addEventListener(
    'click',
    ({ target, detail }) => {
      const button = target instanceof Element ? closest(target, 'button[value]') : null;
      const choice = safeParse(Consent, button?.getAttribute('value'));
      if (!choice.success) return;
      decideConsent(choice.output, version);
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
      void open(link);
    },
    { signal },
  );

  followConsent(signal);
  const stop = $consent.subscribe((consent) => {
    if (!consent) void open();
    else if (!contains(host, activeElement())) close();
  });
  let isMeasured = false;
  const stopMeasuring = mayLoad('measuring').subscribe((isAllowed) => {
    if (!isAllowed || isMeasured) return;
    isMeasured = true;
    measure(signal);
  });

  return () => {
    stop();
    stopMeasuring();
    giveBack();
    content?.clear();
    attributes.giveBack();
  };
}

/** Starts analytics. If the chunk fails to load, visits are not measured. */
function measure(signal: AbortSignal): void {
  const settings = configuration(AnalyticsConfiguration);
  if (!settings.analyticsUrl) return;
  loadAnalytics().then(
    ({ startAnalytics }) => startAnalytics(settings, mayLoad('measuring'), signal),
    console.error,
  );
}

/** Makes the Tab key start at the top of the page. */
function beginAtTop(): void {
  const body = pageBody();
  body.tabIndex = -1;
  body.focus({ preventScroll: true });
  body.removeAttribute('tabindex');
}
