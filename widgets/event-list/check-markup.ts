const parts = ['day', 'month', 'title', 'when', 'where'].map((name) => `krume-event-${name}`);
const filters = ['kategorie', 'monat'];

/** For the debug overlay: a card that cannot be filled in, and filters that ask for nothing. In German. */
export function checkEvents(host: Element): string[] {
  const template = host.querySelector<HTMLTemplateElement>('template[data-event-card]');
  const hasTitle = template?.content.querySelector('.krume-event-title');
  const unknown = [...(template?.content.querySelectorAll('[class*="krume-event-"]') ?? [])]
    .flatMap(({ classList }) => [...classList])
    .filter(
      (name) => name.startsWith('krume-event-') && !parts.includes(name) && name !== 'krume-event-date',
    );
  const selects = [...host.querySelectorAll<HTMLSelectElement>('form select')];
  return [
    ...(template && !hasTitle
      ? [
          'hat eine Vorlage <template data-event-card> ohne .krume-event-title: Es lädt keine Events, die Seite bleibt, wie der Server sie gedruckt hat.',
        ]
      : []),
    ...unknown.map(
      (name) => `füllt in seiner Vorlage .${name} nicht aus. Bekannt sind: ${parts.join(', ')}.`,
    ),
    ...selects
      .filter(({ name }) => !filters.includes(name))
      .map(({ name }) => `kennt die Auswahl name="${name}" nicht. Bekannt sind: ${filters.join(', ')}.`),
  ];
}
