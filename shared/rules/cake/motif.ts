const groups = [
  {
    name: 'Emojis',
    motifs: {
      'heart-eyes': 'Herzaugen',
      'kiss-face': 'Kussgesicht',
      laughing: 'Lachend',
      tongue: 'Zunge',
      smile: 'Lächeln',
    },
  },
  {
    name: 'Valentinstag',
    motifs: {
      'happy-valentine': 'Happy Valentine',
      'heart-bear': 'Herzbär',
      'love-letter': 'Liebesbrief',
      'winged-heart': 'Geflügeltes Herz',
      swallow: 'Schwalbe',
      'heart-lock': 'Herzschloss',
      rose: 'Rose',
      'heart-letter': 'Herzbrief',
    },
  },
  { name: 'Feier', motifs: { cheers: 'Prost' } },
  {
    name: 'Ostern',
    motifs: {
      'easter-bunny': 'Osterhase',
      'easter-eggs': 'Ostereier',
      chicken: 'Küken',
      'yellow-egg': 'Gelbes Ei',
      'blue-egg': 'Blaues Ei',
      'violet-egg': 'Violettes Ei',
    },
  },
  {
    name: 'Weitere',
    motifs: {
      bell: 'Glocke',
      garland: 'Girlande',
      beer: 'Bier',
      'money-pot': 'Goldtopf',
      'lucky-hat': 'Glückshut',
      horseshoe: 'Hufeisen',
      clover: 'Kleeblatt',
      kiss: 'Kuss',
      rings: 'Ringe',
      coin: 'Münze',
      like: 'Daumen hoch',
      heart: 'Herz',
      star: 'Stern',
    },
  },
] as const;

export interface Motif {
  /** Stable: the name of the picture's file, too */
  id: string;
  name: string;
}

/** The 33 stock motifs in their groups. @see shop.md section 9, "Cake creator: 33 stock motifs" */
export const motifGroups: readonly { name: string; motifs: readonly Motif[] }[] = groups.map(
  ({ name, motifs }) => ({
    name,
    motifs: Object.entries(motifs).map(([id, motif]) => ({ id, name: motif })),
  }),
);
