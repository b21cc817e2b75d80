import { elementWithId } from '../../diagnostics/checks/element-with-id.ts';
import { suggest } from '../../diagnostics/mistakes/edit-distance.ts';
import { unclosed } from '../../diagnostics/mistakes/unclosed.ts';

/** Finds buttons without a panel and panels without a button. The debug overlay shows the results, in German. */
export function checkPanels(host: Element): string[] {
  const toggles = [...host.querySelectorAll('.krume-menu-toggle, button[aria-controls]')];
  const panels = [...host.querySelectorAll('[data-panel], .krume-menu-panel')];
  const ids = panels.map(({ id }) => id).filter(Boolean);
  const controlled = toggles.map((toggle) => toggle.getAttribute('aria-controls'));
  const free = ids.filter((id) => !controlled.includes(id));
  const isLost = toggles.every((toggle) => findPanel(toggle, host));
  return [
    ...toggles.flatMap((toggle) => checkToggle(toggle, host, free)),
    ...panels.flatMap((panel) => [
      ...(panel.id
        ? []
        : [
            'hat ein Menü (data-panel) ohne id: Kein Knopf findet es. Die id steht im aria-controls des Knopfs.',
          ]),
      ...(panel.hasAttribute('data-panel')
        ? []
        : [
            `hat ein Menü${panel.id && ` id="${panel.id}"`} ohne data-panel: Es steht offen da. Schreiben Sie data-panel dazu.`,
          ]),
      // If a button has no panel, the mistake is reported for the button
      ...(isLost && free.includes(panel.id)
        ? [
            `hat ein Menü id="${panel.id}", aber keinen Knopf mit aria-controls="${panel.id}": Niemand kann es öffnen.`,
          ]
        : []),
      ...(panel.parentElement?.closest('[data-panel]')
        ? [
            `hat ein Menü${panel.id && ` id="${panel.id}"`} in einem anderen: Beim Öffnen schliesst sich das äussere, und beide sind weg. Setzen Sie es neben das äussere.${unclosed(panel)}`,
          ]
        : []),
    ]),
  ];
}

function checkToggle(toggle: Element, host: Element, free: readonly string[]): string[] {
  const label = toggle.getAttribute('aria-label') ?? toggle.textContent?.trim() ?? '';
  const id = toggle.getAttribute('aria-controls');
  const [only] = free.length === 1 ? free : [];
  const meant = (id && suggest(id, free)) ?? only;
  const write = meant ? ` Meinten Sie aria-controls="${meant}"?` : '';
  if (!id)
    return [`hat einen Knopf «${label}» ohne aria-controls, der nichts öffnet und darum fehlt.${write}`];
  if (findPanel(toggle, host))
    return label || toggle.hasAttribute('aria-labelledby')
      ? []
      : [
          `hat einen Knopf mit aria-controls="${id}" ohne Namen: Wer ihn nicht sieht, erfährt nicht, was er öffnet. Schreiben Sie aria-label dazu.`,
        ];
  return [
    `hat einen Knopf «${label}» mit aria-controls="${id}", aber kein Menü mit dieser id. Er öffnet nichts und fehlt darum.${write}`,
  ];
}

function findPanel(toggle: Element, host: Element): Element | undefined {
  const id = toggle.getAttribute('aria-controls');
  return id ? elementWithId(id, host) : undefined;
}
