/** The current view of the panel. @see shop.md section 2.3 */
export type View =
  /** The slot to focus after it was filled */
  | { kind: 'list'; index?: number }
  /** The chosen slot; by default the first empty one */
  | { kind: 'add'; index?: number | undefined }
  | { kind: 'edit'; index: number };

/** Whether the panel covers the box. @see shop.md section 9, "Layout" */
export const isNarrow = () => matchMedia('(max-width: 940px)').matches;
