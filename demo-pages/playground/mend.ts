import { type Edit, type Finding, indexIn } from './finding.ts';

/** The edit that a finding suggests; undefined without a suggestion, or if the wrong name is not in the markup. */
export function mendOf(markup: string, finding: Finding): Edit | undefined {
  const [sentence, suggestion] = /Meinten Sie (.+?)\?/.exec(finding.text) ?? [];
  if (!sentence || !suggestion) return undefined;
  const said = finding.text.slice(0, finding.text.indexOf(sentence));
  const at = indexIn(markup, finding);
  const [, name, value] = /^([\w-]+)="(.*)"$/.exec(suggestion) ?? [];
  const meant = value ?? suggestion.replace(/^[«"#]+|[»"]+$/g, '');
  for (const wrong of wrongIn(said, name)) {
    const from = wrong === meant ? undefined : placeOf(wrong, markup, at);
    if (from !== undefined) return { from, to: from + wrong.length, insert: meant };
  }
  return undefined;
}

/** The names and values in the message that may be wrong, the most likely first. */
function wrongIn(said: string, attribute: string | undefined): string[] {
  const values = [...said.matchAll(/([\w-]+)="([^"]*)"/g)].map(
    ([, name = '', value = '']) => [name, value] as const,
  );
  const own = values.filter(([name]) => name === attribute).map(([, value]) => value);
  const unknown = [...said.matchAll(/kennt (?:«([^»]+)»|([\w-]+)(?!="|[\w-]))/g)].map(
    ([, quoted, plain]) => quoted ?? plain ?? '',
  );
  const quoted = [...said.matchAll(/«([^»]+)»/g)].map(([, text = '']) => text);
  return [...own, ...unknown, ...values.map(([, value]) => value), ...quoted.reverse()]
    .map((text) => text.replace(/^#/, ''))
    .filter(Boolean);
}

/**
 * The index of a whole name in the markup: the first match at or after `at`, or else the first match in the tag that
 * contains `at`.
 */
function placeOf(name: string, markup: string, at: number): number | undefined {
  const whole = new RegExp(`(?<![\\w-])${name.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')}(?![\\w-])`, 'g');
  const all = [...markup.matchAll(whole)].map(({ index }) => index);
  return all.find((index) => index >= at) ?? all.find((index) => index >= markup.lastIndexOf('<', at));
}
