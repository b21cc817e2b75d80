/** Reasons why a server has not responded. */
export const connectionText = {
  refused: 'Der Server nimmt keine Verbindung an. Läuft er unter diesem Port?',
  unknownName: 'Diesen Namen gibt es im Netz nicht. Stimmt die Adresse?',
  offline: 'Das Netz ist nicht erreichbar.',
  certificate: (code: string) =>
    `Sein Zertifikat gilt nicht (${code}). Einer eigenen Stelle vertraut Node mit NODE_EXTRA_CA_CERTS=datei.pem.`,
  noTls: 'Er spricht kein HTTPS. Beginnt die Adresse mit http://?',
  noHttp: 'Er antwortet, aber nicht mit HTTP. Stimmt der Port?',
  blockedPort: 'Dieser Port ist für andere Dienste bestimmt und gesperrt.',
  late: 'Er hat nicht rechtzeitig geantwortet.',
  closed: 'Er hat die Verbindung geschlossen, bevor er geantwortet hat.',
} as const;
