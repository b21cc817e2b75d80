/** What the panel shows. @see shop.md section 2.3 */
export type View =
  /** The slot that gets the focus: something was laid on it */
  | { kind: 'list'; index?: number }
  /** A slot that was chosen; without one, the first empty one is filled */
  | { kind: 'add'; index?: number | undefined }
  | { kind: 'edit'; index: number };

/** The panel lies over the box. @see shop.md section 9, "Layout" */
export const isNarrow = () => matchMedia('(max-width: 940px)').matches;
