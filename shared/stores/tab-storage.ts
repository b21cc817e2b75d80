/**
 * Keeps a value for as long as the tab lives: a reload, Back and a new sign-in find it again. Undefined is forgotten, and
 * so is what has more characters than that.
 */
export function keepInTab(name: string, value: unknown, longest = Number.POSITIVE_INFINITY): void {
  const text = JSON.stringify(value);
  try {
    if (text?.length <= longest) sessionStorage.setItem(name, text);
    else sessionStorage.removeItem(name);
  } catch {
    // Without storage, or where it is full, the next page begins anew
  }
}

/** What was kept; undefined where there is nothing. Storage is not ours alone: who asks looks at what it is. */
export function recallInTab(name: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(name) ?? '');
  } catch {
    return undefined;
  }
}

/** Names of all that is kept and begins so. */
export function namesInTab(start: string): string[] {
  try {
    return Object.keys(sessionStorage).filter((name) => name.startsWith(start));
  } catch {
    return [];
  }
}
