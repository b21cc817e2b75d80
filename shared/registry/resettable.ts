const resets: (() => void)[] = [];

/**
 * Registers a function that resets the state of the calling module, as on a new page. Only tests call these functions, so
 * the build removes them.
 */
export function resettable(reset: () => void): void {
  if (process.env.NODE_ENV !== 'production') resets.push(reset);
}

/**
 * Resets all imported modules. A module is reset before the modules that it imports statically, because its reset
 * function may use them. Widgets must be unmounted before, for example with `resetStores()` of the tests.
 */
export function resetModules(): void {
  for (const reset of resets.toReversed()) reset();
}
