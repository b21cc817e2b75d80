import { checkConfiguration } from '../../../widgets/check-configuration.ts';
import { checkClasses } from '../../diagnostics/checks/host/classes.ts';
import { checkControls } from '../../diagnostics/checks/host/controls.ts';
import { checkMarks } from '../../diagnostics/checks/host/marks.ts';
import { checkOutside } from '../../diagnostics/checks/host/outside.ts';
import { checkProps, printedJson, refusal } from '../../diagnostics/checks/host/props.ts';
import { checkReferences } from '../../diagnostics/checks/host/references.ts';
import { checkPage, isBesideWidget, unreadScript } from '../../diagnostics/checks/page.ts';
import { checkParts } from '../../diagnostics/checks/parts.ts';
import { hostsOutOfTables } from '../../diagnostics/checks/table.ts';
import { diagnosticText } from '../../diagnostics/console.ts';
import type { Contract, Contracts } from '../../diagnostics/contract.ts';
import { cmsDamage } from '../../diagnostics/mistakes/cms-damage.ts';
import { strategyOf } from '../../diagnostics/tracking/strategy.ts';
import type { Catalogue } from '../../registry/catalogue.ts';
import { widgetAttribute } from '../../registry/schema.ts';
import type { DefinedWidget } from '../../registry/widget/define-widget.tsx';
import { scriptsFor } from '../../registry/widget/props.ts';
import type { PropsSchema } from '../../registry/widget/template-error.ts';
import { placeText } from '../../text/diagnostics/content.ts';
import { mistakeText } from '../../text/diagnostics/mistakes.ts';
import { isUnknown } from './masks/characters.ts';
import type { Page } from './tree/build.ts';
import { fillProps, quoteConfiguration } from './tree/fill-props.ts';
import { entryOf } from './tree/sample.ts';

export type Definition = Partial<DefinedWidget<PropsSchema>>;

/** The widgets that templates may use. */
export interface Widgets {
  catalogue: Catalogue;
  contracts: Contracts;
  /** The loaded widgets by name */
  definitions: ReadonlyMap<string, Definition>;
}

/** A mistake in one variant of a template. */
export interface Found {
  place: Element;
  /** A complete sentence */
  text: string;
  widget?: string;
  /** Another branch of the template may correct it: it counts only if every variant has it */
  mayBeElsewhere?: boolean;
}

/** Finds the mistakes of the page in the document. */
export function findMistakes(page: Page, source: string, widgets: Widgets): Found[] {
  quoteConfiguration();
  const claimed = new Set<Element>();
  const hosts = [...document.querySelectorAll<HTMLElement>(`[${widgetAttribute}]`)];
  const inHosts = hosts.flatMap((host) => hostMistakes(host, page, widgets, claimed));
  const outOfTables = hostsOutOfTables(source).flatMap((host) => tell(host, [placeText.inTable]));
  const around = [
    ...checkPage(Object.keys(widgets.catalogue), widgets.contracts),
    ...checkConfiguration(page.isWhole),
    ...unreadScripts(widgets, claimed),
  ];
  return [...around, ...inHosts, ...outOfTables].filter(({ text }) => !isUnknown(text));
}

const nameOf = (host: Element) => host.getAttribute(widgetAttribute) ?? '';

const tell = (host: Element, texts: readonly string[], mayBeElsewhere = false): Found[] =>
  texts.map((text) => ({
    place: host,
    text: mistakeText.widget(nameOf(host), text),
    widget: nameOf(host),
    mayBeElsewhere,
  }));

function hostMistakes(
  host: HTMLElement,
  page: Page,
  { catalogue, contracts, definitions }: Widgets,
  claimed: Set<Element>,
): Found[] {
  const name = nameOf(host);
  if (isUnknown(name)) return [];
  const entry = Object.hasOwn(catalogue, name) ? catalogue[name] : undefined;
  const contract = Object.hasOwn(contracts, name) ? contracts[name] : undefined;
  if (!entry || !contract) return tell(host, [diagnosticText('unknown', { host, name }, catalogue)]);
  const { props: schema, read } = definitions.get(name) ?? {};
  const isFilled = schema ? fillProps(host, schema, page) : false;
  const json = printedJson(host);
  // The template prints a part of the widget
  const isOpen = page.opaque.has(host) || page.open.has(host);
  const hasProps = isFilled && !page.open.has(host) && (json || !page.opaque.has(host));
  if (!isFilled) page.undecided.add(host);
  for (const script of schema ? scriptsFor(host, schema) : []) claimed.add(script);
  const damage = isOpen ? '' : cmsDamage(host);
  if (damage) return tell(host, [damage], true);
  const found = [
    ...(strategyOf(host, entry).isWrong
      ? tell(host, [diagnosticText('conditions', { host, name }, catalogue)])
      : []),
    ...tell(host, checkOutside(host, name, contract)),
    ...tell(host, checkInside(host, contract, page)),
    ...(isOpen
      ? []
      : tell(
          host,
          checkParts(host, page.isWhole || !contract.readsPage ? contract : withoutCheck(contract)),
          true,
        )),
    ...(isOpen ? [] : tell(host, checkReferences(ownParts(host), contracts, page.isWhole), true)),
    ...(!hasProps || !read ? [] : tell(host, refusal(read, host, name, catalogue), true)),
    ...(schema && isFilled ? tell(host, checkProps(host, schema, json, contract.written)) : []),
  ];
  const filled = (page.unknownValues.get(host) ?? []).filter((attribute) =>
    entryOf(schema?.entries ?? {}, attribute),
  );
  return found.filter(({ text }) => !filled.some((attribute) => text.includes(attribute)));
}

const withoutCheck = ({ check, ...contract }: Contract): Contract => contract;

const ownParts = (host: Element): Element[] =>
  [...host.querySelectorAll('*')].filter(
    ({ parentElement }) => parentElement?.closest(`[${widgetAttribute}]`) === host,
  );

function checkInside(host: Element, contract: Contract, page: Page): string[] {
  const own = ownParts(host);
  const known = own.filter((element) => !page.open.has(element));
  return [
    ...new Set([
      ...checkClasses(own, host, contract),
      ...checkMarks(own, contract),
      ...checkControls(known, contract),
    ]),
  ];
}

/** Props scripts that no widget reads. Of an unknown widget, only the widget is reported. */
const unreadScripts = ({ definitions }: Widgets, claimed: ReadonlySet<Element>): Found[] =>
  [...document.querySelectorAll('script[data-widget-props]')].flatMap((script) => {
    const host = script.closest(`[${widgetAttribute}]`);
    const isDecided = host ? definitions.has(nameOf(host)) : isBesideWidget(script);
    return isDecided && !claimed.has(script) ? [unreadScript(host ?? script)] : [];
  });
