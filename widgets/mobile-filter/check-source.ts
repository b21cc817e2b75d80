import { elementWithId } from '../../shared/diagnostics/checks/element-with-id.ts';
import { suggest } from '../../shared/diagnostics/mistakes/edit-distance.ts';
import { queryPage } from '../../shared/registry/native.ts';

/**
 * Debug overlay checks with German messages: a missing side navigation, and a side navigation without groups.
 */
export function checkSource(host: Element): string[] {
  const source = host.getAttribute('data-source');
  const original = source ? elementWithId(source) : undefined;
  if (original)
    return !original.querySelector('details') && original.querySelector('a[href], input, select')
      ? [
          `hat data-source="${source}", aber in diesem Element ist kein <details>: Sein Knopf ist ausgeblendet, und auf Telefonen fehlt, was dort zu wählen ist. Jede Gruppe gehört in ein <details>.`,
        ]
      : [];
  if (!source) return [];
  const ids = [...queryPage('[id]:has(details)')].map(({ id }) => id);
  const meant = suggest(source, ids);
  return [
    `hat data-source="${source}", aber auf der Seite ist nichts mit dieser id: Sein Knopf ist ausgeblendet.${meant ? ` Meinten Sie data-source="${meant}"?` : ''}`,
  ];
}
