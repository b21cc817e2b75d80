/** The current view of the panel. @see shop.md section 2.3 */
export type View =
  /** The slot to focus after it was filled */
  | { kind: 'list'; index?: number }
  /** The chosen slot; undefined means the first empty one */
  | { kind: 'add'; index?: number | undefined }
  | { kind: 'edit'; index: number };

/** Whether the window has no room for the panel beside the box. @see shop.md section 9, "Layout" */
export const isNarrow = () => matchMedia('(max-width: 940px)').matches;

/** Whether an expanded panel covers the box. On a phone it is below the box. */
export const coversBox = () =>
  isNarrow() && !matchMedia('(max-width: 600px) and (min-height: 500px)').matches;
