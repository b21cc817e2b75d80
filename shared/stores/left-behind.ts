const key = 'krume:left-behind';

/** A change is sent while the page is left: the shop may print the next page before it has made it. */
export function leaveBehind(): void {
  try {
    sessionStorage.setItem(key, '');
  } catch {
    // Without storage the next page may show what was before, until it is loaded again
  }
}

/** Whether this page may have been printed too early; true once. */
export function takeLeftBehind(): boolean {
  try {
    const was = sessionStorage.getItem(key) !== null;
    sessionStorage.removeItem(key);
    return was;
  } catch {
    return false;
  }
}
