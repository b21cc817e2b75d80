/** The current view of the panel. `files` are dropped or pasted pictures. @see shop.md section 2.3 */
export type View =
  /** The slot to focus after it was filled */
  | { kind: 'list'; index?: number }
  /** The chosen slot; undefined means the first empty one */
  | { kind: 'add'; index?: number | undefined; files?: readonly File[] | undefined }
  | { kind: 'edit'; index: number; files?: readonly File[] | undefined };

/** Whether the window has no room for the panel beside the box. @see shop.md section 9, "Layout" */
export const isNarrow = () => matchMedia('(max-width: 940px)').matches;

/** Whether an expanded panel covers the box. On a phone it is below the box. */
export const coversBox = () =>
  isNarrow() && !matchMedia('(max-width: 600px) and (min-height: 500px)').matches;
