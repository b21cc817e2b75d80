export const demoCommandText = {
  summary: 'startet den Demo-Shop mit allen Seiten und Widgets',
  help: `Aufruf: npx krume demo [Angaben]

Startet den Demo-Shop auf diesem Gerät. Er beantwortet auch jeden Aufruf der Schnittstelle.

  --port <Nummer>        der Port; ohne Angabe 4173, mit 0 ein freier
  --origin <Herkunft>    Seiten dieser Herkunft dürfen ihn aufrufen: http://localhost:8000
  --help                 diese Hilfe

Rückgabe: 2 bei falschem Aufruf oder belegtem Port.`,
  started: (url: string) => `Demo-Shop: ${url}
Widget-Katalog: ${url}/widgets
Anmelden: ${url}/login, mit der Kundin, die dort steht
Beenden: Ctrl+C`,
  surplus: (name: string) => `«${name}» gehört zu keiner Angabe.`,
  port: (text: string) => `--port ist «${text}», erwartet wird eine ganze Zahl bis 65535.`,
  origin: (text: string) => `--origin ist «${text}», erwartet wird eine Herkunft: http://localhost:8000`,
  taken: (port: number) =>
    `Port ${port} ist belegt. Nennen Sie einen anderen: npx krume demo --port ${port < 65_535 ? port + 1 : 0}`,
} as const;
