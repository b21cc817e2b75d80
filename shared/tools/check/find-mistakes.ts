import { checkConfiguration } from '../../../widgets/check-configuration.ts';
import { checkPage, isBesideWidget, unreadScript } from '../../diagnostics/checks/page.ts';
import { hostsOutOfTables } from '../../diagnostics/checks/table.ts';
import { widgetAttribute } from '../../registry/schema.ts';
import { placeText } from '../../text/diagnostics/content.ts';
import { pageText } from '../../text/diagnostics/page.ts';
import { type Found, mistakesAt, nameOf, type Widgets } from './found.ts';
import { hostMistakes } from './host-mistakes.ts';
import { isUnknown } from './masks/characters.ts';
import type { Page } from './tree/build.ts';
import { quoteConfiguration } from './tree/fill-props.ts';

export function findMistakes(page: Page, source: string, widgets: Widgets): Found[] {
  quoteConfiguration();
  const claimed = new Set<Element>();
  const hosts = [...document.querySelectorAll<HTMLElement>(`[${widgetAttribute}]`)];
  const inHosts = hosts.flatMap((host) => hostMistakes(host, page, widgets, claimed));
  const outOfTables = hostsOutOfTables(source).flatMap((host) => mistakesAt(host, [placeText.inTable]));
  const around = [
    ...checkPage(Object.keys(widgets.catalogue), widgets.contracts, page.isWhole),
    ...checkConfiguration(page.isWhole),
    ...unreadScripts(widgets, claimed),
  ];
  return [...around, ...inHosts, ...outOfTables, ...(page.endsInTag ? openTag(source) : [])].filter(
    ({ text }) => !isUnknown(text),
  );
}

/** Matches a tag without an end. Also matches if the last quote of a value is missing. */
const lastTag = /<([a-z][\w-]*)(?:"[^"]*"|'[^']*'|[^'">])*(?:"[^"]*|'[^']*)?$/i;

function openTag(source: string): Found[] {
  const found = lastTag.exec(source);
  return found ? [{ place: document.body, index: found.index, text: pageText.openTag(found[1] ?? '') }] : [];
}

/**
 * Props scripts that no widget reads. The script of an unknown widget is omitted, because the widget itself is
 * reported.
 */
const unreadScripts = ({ definitions }: Widgets, claimed: ReadonlySet<Element>): Found[] =>
  [...document.querySelectorAll('script[data-widget-props]')].flatMap((script) => {
    const host = script.closest(`[${widgetAttribute}]`);
    const isDecided = host ? definitions.has(nameOf(host)) : isBesideWidget(script);
    return isDecided && !claimed.has(script) ? [unreadScript(host ?? script)] : [];
  });
