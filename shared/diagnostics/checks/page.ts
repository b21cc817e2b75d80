import { cmsText } from '../../text/diagnostics/cms.ts';
import { pageText } from '../../text/diagnostics/page.ts';
import type { Contracts } from '../contract.ts';
import type { Finding } from '../finding.ts';
import { tagIn, textsOf } from '../mistakes/cms-damage.ts';
import { distance } from '../mistakes/edit-distance.ts';
import { shortened } from '../mistakes/shortened.ts';
import { checkLostHosts } from './host/tags.ts';
import { hostAround } from './place.ts';
import { checkPlaceholders } from './placeholders.ts';

/**
 * Reports mistakes outside of widgets.
 *
 * @param isWhole false for a fragment of a page, which may belong inside a widget of another fragment
 */
export function checkPage(names: readonly string[], contracts: Contracts, isWhole = true): Finding[] {
  const misspelt = misspeltHosts(names);
  return [
    ...misspelt,
    ...checkLostHosts(),
    ...hiddenHosts(),
    ...silencedHosts(),
    ...printedHosts(),
    ...(isWhole ? [...removedHosts(), ...strayParts(misspelt, contracts)] : []),
    ...doubledIds(),
    ...checkPlaceholders(),
  ];
}

/** Reports hosts whose attribute is misspelt, such as `data-wigdet` or `widget`. */
const misspeltHosts = (names: readonly string[]): Finding[] =>
  [...document.querySelectorAll('*')].flatMap((place) =>
    [...place.attributes]
      .filter(({ name, value }) => names.includes(value.trim().toLowerCase()) && isLikeOurs(name))
      .map(({ name, value }) => ({
        place,
        text: pageText.misspeltHost(name, value),
      })),
  );

const isLikeOurs = (name: string) =>
  name !== 'data-widget' &&
  (/^(?:widget|data-widget-name)$/.test(name) || distance(name, 'data-widget') <= 2);

const hiddenHosts = (): Finding[] =>
  [...document.querySelectorAll('template')].flatMap((place) =>
    [...place.content.querySelectorAll('[data-widget]')]
      .filter((host) => !hostAround(host))
      .map((host) => ({
        place,
        text: pageText.inTemplate(host.getAttribute('data-widget')),
      })),
  );

/** Reports hosts inside `<noscript>`. With JavaScript, the browser parses the content of `<noscript>` as text. */
const silencedHosts = (): Finding[] =>
  [...document.querySelectorAll('noscript')].flatMap((place) => {
    const [, name] = /\sdata-widget="([^"]*)"/.exec(place.textContent ?? '') ?? [];
    return name ? [{ place, text: pageText.inNoscript(name) }] : [];
  });

/** Reports hosts whose tags are visible as text, after a CMS has escaped them. */
const printedHosts = (): Finding[] =>
  textsOf(document.documentElement)
    .filter(({ data }) => /\bdata-widget=/.test(data))
    .map(({ data, parentElement }) => ({
      place: parentElement ?? document.body,
      text: cmsText.hostAsText(tagIn(data) ?? ''),
    }));

/** Reports content of a widget without a host, for example after a CMS has removed `<form data-widget>`. */
const removedHosts = (): Finding[] =>
  [...document.querySelectorAll('.krume-without-script')]
    .filter((place) => !place.closest('[data-widget]'))
    .map((place) => ({ place, text: cmsText.noHost(shortened(place.textContent ?? '')) }));

function strayParts(misspelt: readonly Finding[], contracts: Contracts): Finding[] {
  const slots = Object.values(contracts).flatMap((contract) => Object.keys(contract.slots));
  // Skips elements inside a host with a misspelt attribute, because another check reports this host
  const hosts = misspelt.map(({ place }) => place);
  const isStray = (element: Element) =>
    !element.closest('[data-widget]') && !hosts.some((host) => host.contains(element));
  const found = (selector: string, text: (value: string) => string): Finding[] =>
    [...document.querySelectorAll(selector)].filter(isStray).map((place) => ({
      place,
      text: text(/\[([\w-]+)\]/.exec(selector)?.[1] ? (place.getAttribute(selector.slice(1, -1)) ?? '') : ''),
    }));
  return [
    ...found('[data-widget-intent]', pageText.strayIntent),
    ...found('[data-slot]', (value) => (slots.includes(value) ? pageText.straySlot(value) : '')),
    ...[...document.querySelectorAll('script[data-widget-props]')]
      .filter((place) => isStray(place) && !isBesideWidget(place))
      .map(unreadScript),
  ].filter(({ text }) => text);
}

export const unreadScript = (place: Element): Finding => ({
  place,
  text: pageText.strayProps,
});

/** Whether a script is beside a widget. `unreadScripts` reports such a script. */
export const isBesideWidget = ({ previousElementSibling: before, nextElementSibling: after }: Element) =>
  [before, after].some((element) => element?.matches('[data-widget]'));

function doubledIds(): Finding[] {
  const seen = new Set<string>();
  return [...document.querySelectorAll('[id]')].flatMap((place) => {
    const { id } = place;
    if (!id || !seen.has(id)) {
      seen.add(id);
      return [];
    }
    return [{ place, text: pageText.idTwice(id) }];
  });
}
