import type { Mistake, UnknownPart, UnparsableProps } from '../../registry/widget/template-error.ts';
import { mistakeText } from '../../text/diagnostics/mistakes.ts';
import { nameText } from '../../text/diagnostics/names.ts';
import { readJson } from '../json/json-mistake.ts';
import { describePropIssues } from './describe-prop-issues.ts';
import { suggestName } from './name-suggestions.ts';
import { shortened } from './shortened.ts';
import { unclosed } from './unclosed.ts';

// This file must not import the loader: a module that this file and the loader import would become a separate file for
// every page.

/**
 * The German sentence about a mistake and its remedy. The subject of the sentence is missing, because the caller adds
 * the widget's name.
 */
export function describeMistake(mistake: Mistake): string {
  switch (mistake.kind) {
    case 'props':
      return describePropIssues(mistake);
    case 'key':
      return mistakeText.unknownKey(
        mistake.key,
        suggestionFor(mistake.key, Object.keys(mistake.schema.entries)),
      );
    case 'json':
      return describeJson(mistake);
    case 'script':
      return describeScript(mistake.script);
    case 'part':
      return describePart(mistake);
    case 'own':
      return mistake.text;
    case 'empty':
      return mistakeText.nothingShown;
  }
}

/** Suggests the known name that is most similar, or lists all known names. */
export function suggestionFor(name: string, known: readonly string[]): string {
  const best = suggestName(name, known);
  return best ? nameText.meant(mistakeText.quoted(best)) : nameText.known(known);
}

/** Describes a syntax error. Lines are counted from the line of the `<script>` tag. */
function describeJson({ script }: UnparsableProps): string {
  const { mistake } = readJson(script.textContent ?? '');
  return mistake ? mistakeText.illegible(mistake.line, mistake.column, mistake.text) : mistakeText.noObject;
}

function describeScript(script: Element): string {
  const place = script.closest('[data-widget]');
  if (!place) return mistakeText.propsBeside;
  return script.parentElement === place ? mistakeText.propsTwice : mistakeText.propsTooDeep;
}

function describePart({ part, known: { parts = [], slots = [] } }: UnknownPart): string {
  const { parentElement: around } = part;
  const host = around?.closest('[data-widget]');
  const end = host ? unclosed(host) : '';
  const { lost, outside } = mistakeText;
  if (!(part instanceof Element)) return lost(mistakeText.text(quote(part))) + (end || outside);
  const inner = part.getAttribute('data-widget');
  if (inner !== null) return lost(mistakeText.innerWidget(inner)) + mistakeText.beside(slots) + end;
  const slot = part.getAttribute('data-slot');
  if (slot === null) {
    const name = `<${part.localName}> ${quote(part)}`.trim();
    return lost(name) + (end || missingMark(around, parts, slots) || outside);
  }
  if (slots.includes(slot)) return mistakeText.slotTwice(slot);
  return mistakeText.unknownSlot(slot, slots.length ? suggestionFor(slot, slots) : mistakeText.noSlots);
}

/** Names the slots and classes that no element of the host has, because one of them may be missing on a lost element. */
function missingMark(around: Element | null, parts: readonly string[], slots: readonly string[]): string {
  const classes = parts.filter((part) => part.startsWith('.') && !around?.querySelector(part));
  const missing = [
    ...slots
      .filter((slot) => !around?.querySelector(`[data-slot="${slot}"]`))
      .map((slot) => `data-slot="${slot}"`),
    ...classes.map((part) => `class="${part.slice(1)}"`),
  ];
  return missing.length ? mistakeText.missingMark(missing) : '';
}

export function quote({ textContent }: Node): string {
  const text = shortened(textContent ?? '');
  return text && mistakeText.quoted(text);
}
