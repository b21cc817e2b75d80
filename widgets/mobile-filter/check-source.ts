import { queryPage } from '../../shared/registry/native.ts';
import { suggest } from '../../shared/registry/suggestion.ts';

/** For the debug overlay: groups that stand nowhere. In German. */
export function checkSource(host: Element): string[] {
  const source = host.getAttribute('data-source');
  if (!source || queryPage(`[id="${CSS.escape(source)}"]`).length) return [];
  const ids = [...queryPage('[id]:has(details)')].map(({ id }) => id);
  const meant = suggest(source, ids);
  return [
    `hat data-source="${source}", aber auf der Seite ist nichts mit dieser id: Sein Knopf ist ausgeblendet.${meant ? ` Meinten Sie data-source="${meant}"?` : ''}`,
  ];
}
