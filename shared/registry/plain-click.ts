type HeldKeys = Pick<MouseEvent, 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/** With a key held, a click on a link means the browser: a new tab, a download. React's events are asked alike. */
export const isPlainClick = ({ metaKey, ctrlKey, shiftKey, altKey }: HeldKeys): boolean =>
  !(metaKey || ctrlKey || shiftKey || altKey);
