const resets: (() => void)[] = [];

/**
 * Registers a function that resets the variables of the calling module, as on a new page. Only tests call these
 * functions, so the build removes them.
 */
export function resettable(reset: () => void): void {
  if (process.env.NODE_ENV !== 'production') resets.push(reset);
}

/**
 * Resets all imported modules. A module is reset before the modules that it imports statically, because its reset
 * function may use them. Unmount the widgets first with `stop()`. Needs a DOM, because some modules remove listeners of
 * the page.
 */
export function resetState(): void {
  for (const reset of resets.toReversed()) reset();
}
