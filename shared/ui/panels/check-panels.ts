import { suggest } from '../../registry/suggestion.ts';

/** For the debug overlay: buttons and menus that do not find each other. In German. */
export function checkPanels(host: Element): string[] {
  const toggles = [...host.querySelectorAll('.krume-menu-toggle, button[aria-controls]')];
  const panels = [...host.querySelectorAll('[data-panel], .krume-menu-panel')];
  const ids = panels.map(({ id }) => id).filter(Boolean);
  const led = toggles.map((toggle) => toggle.getAttribute('aria-controls'));
  const free = ids.filter((id) => !led.includes(id));
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
  return host.querySelector(`[id="${CSS.escape(id)}"]`)
    ? []
    : [
        `hat einen Knopf «${label}» mit aria-controls="${id}", aber kein Menü mit dieser id. Er öffnet nichts und fehlt darum.${write}`,
      ];
}
