/** Reasons why a server has not responded. */
export const connectionText = {
  refused: 'Der Server nimmt keine Verbindung an. Läuft er unter diesem Port?',
  unknownName: 'Diesen Namen gibt es im Netz nicht. Stimmt die Adresse?',
  offline: 'Das Netz ist nicht erreichbar.',
  certificate: (code: string) =>
    `Das Zertifikat des Servers gilt nicht (${code}). Einer eigenen Stelle vertraut Node mit NODE_EXTRA_CA_CERTS=datei.pem.`,
  noTls: 'Der Server spricht kein HTTPS. Beginnt die Adresse mit http://?',
  noHttp: 'Der Server antwortet, aber nicht mit HTTP. Stimmt der Port?',
  blockedPort: 'Dieser Port ist für andere Dienste bestimmt und gesperrt.',
  timeout: 'Der Server hat nicht rechtzeitig geantwortet.',
  closed: 'Der Server hat die Verbindung geschlossen, ohne zu antworten.',
  invalid: 'Die Adresse ist unvollständig.',
  redirects: 'Der Server leitet immer weiter um.',
} as const;
