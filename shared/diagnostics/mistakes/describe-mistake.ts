import type { IllegibleProps, Mistake, UnknownPart } from '../../registry/widget/template-error.ts';
import { readJson } from '../json/json-mistake.ts';
import { describePropIssues } from './describe-prop-issues.ts';
import { suggestName } from './name-suggestions.ts';
import { unclosed } from './unclosed.ts';

// Nothing of the loader is imported: what both need would become a file of its own, fetched on every page.

/** An editor's mistake with its remedy, in German; goes on after the widget's name. */
export function describeMistake(mistake: Mistake): string {
  switch (mistake.kind) {
    case 'props':
      return describePropIssues(mistake);
    case 'key':
      return `kennt «${mistake.key}» in data-widget-props nicht. ${meant(mistake.key, Object.keys(mistake.schema.entries))}`;
    case 'json':
      return describeJson(mistake);
    case 'script':
      return describeScript(mistake.script);
    case 'part':
      return describePart(mistake);
    case 'own':
      return mistake.text;
    case 'empty':
      return `hat nichts zu zeigen, wo der Server etwas zeigt. Fehlt etwas in data-widget-props?`;
  }
}

/** `Meinten Sie «images»?`, or all that there is. */
export function meant(name: string, known: readonly string[]): string {
  const best = suggestName(name, known);
  return best ? `Meinten Sie «${best}»?` : `Bekannt sind: ${known.join(', ')}.`;
}

/** Lines are counted from the `<script>` on. */
function describeJson({ script }: IllegibleProps): string {
  const { mistake } = readJson(script.textContent ?? '');
  return mistake
    ? `data-widget-props ist kein gültiges JSON. Zeile ${mistake.line}, Spalte ${mistake.column}: ${mistake.text}`
    : `data-widget-props: erwartet wird ein Objekt { … }`;
}

function describeScript(script: Element): string {
  const place = script.closest('[data-widget]');
  const remedy = `Es gehört direkt in das Element mit data-widget.`;
  if (!place) return `liest sein <script data-widget-props> nicht, das daneben steht. ${remedy}`;
  return script.parentElement === place
    ? `hat <script data-widget-props> zweimal. Es darf nur einmal vorkommen.`
    : `liest sein <script data-widget-props> nicht, das zu tief in ihm steht. ${remedy}`;
}

function describePart({ part, known: { parts = [], slots = [] } }: UnknownPart): string {
  const { parentElement: around } = part;
  const host = around?.closest('[data-widget]');
  const end = host ? unclosed(host) : '';
  if (!(part instanceof Element)) return `${lost(`den Text ${quote(part)}`)}${end || outside}`;
  const inner = part.getAttribute('data-widget');
  if (inner !== null) {
    const slot = slots.length ? ` oder in ein Element mit data-slot="${slots.join('|')}"` : '';
    return `${lost(`das Widget «${inner}» in ihm`)} Es gehört davor oder dahinter${slot}.${end}`;
  }
  const slot = part.getAttribute('data-slot');
  if (slot === null) {
    const nobody = parts.find((each) => each.startsWith('.') && !around?.querySelector(each));
    const remedy = nobody ? ` Fehlt ihm class="${nobody.slice(1)}"?` : end || outside;
    return `${lost(`<${part.localName}> ${quote(part)}`)}${remedy}`;
  }
  if (slots.includes(slot)) return `hat data-slot="${slot}" zweimal. Es darf nur einmal vorkommen.`;
  return `kennt data-slot="${slot}" nicht. ${slots.length ? meant(slot, slots) : 'Es hat keine solchen Teile.'}`;
}

const lost = (what: string) => `startet nicht: ${what} ginge verloren.`;

/** The remedy where all end tags are there. */
const outside = ' Es gehört vor oder hinter das Widget.';

/** Characters: enough to find the place. */
const maxLength = 40;

/** In one line. */
export function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > maxLength ? `${line.slice(0, maxLength)}…` : line;
}

export function quote({ textContent }: Node): string {
  const text = shortened(textContent ?? '');
  return text && `«${text}»`;
}
