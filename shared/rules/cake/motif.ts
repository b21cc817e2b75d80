/**
 * The 33 stock motifs, by group. The ids must not change, because designs contain them. The image files have the same
 * names.
 *
 * @see shop.md section 9, "Cake creator: 33 stock motifs"
 */
export const motifs = {
  emojis: ['heart-eyes', 'kiss-face', 'laughing', 'tongue', 'smile'],
  valentine: [
    'happy-valentine',
    'heart-bear',
    'love-letter',
    'winged-heart',
    'swallow',
    'heart-lock',
    'rose',
    'heart-letter',
  ],
  celebration: ['cheers'],
  easter: ['easter-bunny', 'easter-eggs', 'chicken', 'yellow-egg', 'blue-egg', 'violet-egg'],
  other: [
    'bell',
    'garland',
    'beer',
    'money-pot',
    'lucky-hat',
    'horseshoe',
    'clover',
    'kiss',
    'rings',
    'coin',
    'like',
    'heart',
    'star',
  ],
} as const;

export type MotifGroup = keyof typeof motifs;
export type Motif = (typeof motifs)[MotifGroup][number];
