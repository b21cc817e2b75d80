import type { Catalogue, Widget } from '../../registry/catalogue.ts';
import { hostsIn } from '../../registry/islands.ts';
import { propsAttribute, stateAttribute, widgetAttribute } from '../../registry/schema.ts';
import type { DefinedWidget } from '../../registry/widget/define-widget.tsx';
import { scriptsFor } from '../../registry/widget/props.ts';
import type { PropsSchema } from '../../registry/widget/template-error.ts';
import { placeText } from '../../text/diagnostics/content.ts';
import { logOnce } from '../console.ts';
import type { Contract, Contracts } from '../contract.ts';
import type { Finding } from '../finding.ts';
import { cmsDamage } from '../mistakes/cms-damage.ts';
import { checkOutside } from './host/outside.ts';
import { checkProps, printedJson, refusal } from './host/props.ts';
import { bareName, checkTags } from './host/tags.ts';
import type { PrintedJson } from './json.ts';
import { noteContent } from './lost.ts';
import { isBesideWidget, unreadScript } from './page.ts';
import { checkParts } from './parts.ts';
import { hostsOutOfTables } from './table.ts';

interface Inspection {
  catalogue: Catalogue;
  contracts: Contracts;
  /** Checks the HTML of any widget. Returns German sentences without their subject, which is the widget's name */
  checkHost: (host: Element, contract: Contract, contracts: Contracts) => string[];
  changed(): void;
  signal: AbortSignal;
}

/**
 * Checks each host before its widget is mounted, and again when the widget's schema has loaded. Logs each mistake once,
 * and stores the mistakes of each host for `hintsOf`.
 */
export function inspectHosts({ catalogue, contracts, checkHost, changed, signal }: Inspection) {
  const hints = new WeakMap<Element, string[]>();
  const printed = new WeakMap<Element, PrintedJson>();
  const seen = new Set<HTMLElement>();
  const broken = new WeakSet<HTMLElement>();
  const widgets = new Map<string, Widget>();
  const scripts = new Map<Element, Element | null>();
  const claimed = new WeakSet<Element>();
  const lost = new WeakMap<Element, (host: Element) => string[]>();

  const hintsOf = (host: Element): readonly string[] => hints.get(host) ?? [];

  const contractOf = (name: string) => (Object.hasOwn(contracts, name) ? contracts[name] : undefined);

  function report(host: Element, name: string, texts: readonly string[]): void {
    for (const text of texts) {
      const known = hints.get(host) ?? [];
      if (known.includes(text)) continue;
      hints.set(host, [...known, text]);
      logOnce(name, text, host);
      changed();
    }
  }

  function look(host: HTMLElement): void {
    const name = host.getAttribute(widgetAttribute);
    if (name === null || seen.has(host)) return;
    seen.add(host);
    const json = printedJson(host);
    if (json) printed.set(host, json);
    const contract = contractOf(name);
    const tags = checkTags(host);
    if (tags.length) {
      broken.add(host);
      report(
        host,
        bareName(name),
        tags.map(({ text }) => text),
      );
      return;
    }
    const damage = contract && cmsDamage(host);
    if (damage) {
      report(host, name, [damage]);
      return;
    }
    report(host, name, checkOutside(host, name, contract));
    if (contract)
      report(host, name, [...checkParts(host, contract), ...checkHost(host, contract, contracts)]);
    if (contract?.mode === 'replace') lost.set(host, noteContent(host, contract));
    check(host, name);
  }

  /** Runs the checks that need the widget's schema. */
  function check(host: HTMLElement, name: string): void {
    const { props: schema, read }: Partial<DefinedWidget<PropsSchema>> = widgets.get(name) ?? {};
    if (!schema) return;
    for (const script of scriptsFor(host, schema)) claimed.add(script);
    // If a tag is wrong or a CMS has damaged the HTML, all other mistakes may be consequences
    if (broken.has(host) || cmsDamage(host)) return;
    // Skips a widget that the loader has tried to mount, because the widget has already reported this mistake
    if (read && isUntouched(host)) report(host, name, refusal(read, host, name, catalogue));
    report(host, name, checkProps(host, schema, printed.get(host), contractOf(name)?.written));
  }

  const inspectIn = (root: Node) => {
    if (!root.isConnected) return;
    for (const host of hostsIn(root)) look(host);
    if (!(root instanceof Element)) return;
    for (const script of [root, ...root.querySelectorAll(propsScript)])
      if (script.matches(propsScript)) scripts.set(script, script.closest(`[${widgetAttribute}]`));
  };
  const observer = new MutationObserver((records) => {
    for (const { addedNodes } of records) addedNodes.forEach(inspectIn);
  });
  observer.observe(document, { childList: true, subtree: true });
  signal.addEventListener('abort', () => observer.disconnect());
  inspectIn(document.documentElement);

  addEventListener(
    'widget:ready',
    ({ target }) => {
      if (!(target instanceof Element)) return;
      report(target, target.getAttribute(widgetAttribute) ?? '', lost.get(target)?.(target) ?? []);
      lost.delete(target);
    },
    { capture: true, signal },
  );

  function loaded(name: string, widget: Widget): void {
    if (widgets.has(name)) return;
    widgets.set(name, widget);
    for (const host of seen) if (host.getAttribute(widgetAttribute) === name) check(host, name);
  }

  return {
    hintsOf,
    loaded,
    checkSource(source: string): void {
      for (const host of hostsOutOfTables(source))
        report(host, host.getAttribute(widgetAttribute) ?? '', [placeText.inTable]);
    },
    /** Loads and checks widgets that are still waiting, so that editors do not have to scroll to them. */
    async lookAhead(): Promise<void> {
      const names = new Set([...seen].map((host) => host.getAttribute(widgetAttribute) ?? ''));
      for (const name of names) {
        const entry = Object.hasOwn(catalogue, name) ? catalogue[name] : undefined;
        const module = widgets.has(name) ? undefined : await entry?.load().catch(() => undefined);
        if (module && !signal.aborted) loaded(name, module.default);
      }
    },
    /** The props scripts that no widget reads. The list is complete after `lookAhead`. */
    unreadScripts: (): Finding[] =>
      [...scripts].flatMap(([script, host]) => {
        const name = host?.getAttribute(widgetAttribute);
        // Skips a script beside a widget that is unknown or not loaded, because this widget may read the script
        const isDecided = name == null ? isBesideWidget(script) : widgets.has(name);
        return isDecided && !claimed.has(script) ? [unreadScript(host ?? script)] : [];
      }),
  };
}

const propsScript = `script[${propsAttribute}]`;

/** Whether the loader has not yet tried to mount the widget. */
const isUntouched = (host: Element) => /^(?:waiting|loading)?$/.test(host.getAttribute(stateAttribute) ?? '');
