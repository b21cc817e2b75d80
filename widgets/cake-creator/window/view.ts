/** The current view of the panel. `files` are dropped or pasted pictures. @see shop.md section 2.3 */
export type View =
  /** `index` is a slot that has just been filled and gets the focus */
  | { kind: 'list'; index?: number }
  /** `index` is the chosen slot; undefined means the first empty slot */
  | { kind: 'add'; index?: number | undefined; files?: readonly File[] | undefined }
  | { kind: 'edit'; index: number; files?: readonly File[] | undefined };

/** Whether the window has no space for the panel beside the box. @see shop.md section 9, "Layout" */
export const isNarrow = () => matchMedia('(max-width: 940px)').matches;

/** Whether an expanded panel covers the box. On a phone, the panel is below or beside the box. */
export const coversBox = () =>
  isNarrow() &&
  !matchMedia('(max-width: 600px) and (min-height: 500px), (min-width: 601px) and (max-height: 499px)')
    .matches;
