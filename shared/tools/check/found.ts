import type { Contracts } from '../../diagnostics/contract.ts';
import type { Catalogue } from '../../registry/catalogue.ts';
import { widgetAttribute } from '../../registry/schema.ts';
import type { DefinedWidget } from '../../registry/widget/define-widget.tsx';
import type { PropsSchema } from '../../registry/widget/template-error.ts';
import { mistakeText } from '../../text/diagnostics/mistakes.ts';

export type Definition = Partial<DefinedWidget<PropsSchema>>;

export interface Widgets {
  catalogue: Catalogue;
  contracts: Contracts;
  /** The loaded widgets by name */
  definitions: ReadonlyMap<string, Definition>;
}

/** A mistake in a variant of a template. */
export interface Found {
  place: Element;
  /** Index in the source, if the place is not in the document */
  index?: number;
  /** A complete sentence */
  text: string;
  widget?: string;
  /**
   * Set if another branch of the template may correct the mistake. The mistake is then reported only if every variant
   * has it. For a mistake about props, variants in which the host's props are unknown do not count
   */
  mayBeElsewhere?: 'markup' | 'props' | undefined;
}

export const nameOf = (host: Element): string => host.getAttribute(widgetAttribute) ?? '';

/** Converts texts about a host to mistakes. Each text is completed with the widget's name. */
export const mistakesAt = (
  host: Element,
  texts: readonly string[],
  mayBeElsewhere?: Found['mayBeElsewhere'],
): Found[] =>
  texts.map((text) => ({
    place: host,
    text: mistakeText.widget(nameOf(host), text),
    widget: nameOf(host),
    mayBeElsewhere,
  }));
