const load = () => import('./dialogs.tsx');

/** Fetches the dialogs ahead of time: without a connection is when they are needed. */
export function prepareDialogs(): void {
  const later: (run: () => void) => void = window.requestIdleCallback ?? setTimeout;
  later(() => load().catch(() => undefined));
}

/**
 * Says what went wrong, with a link that loads the page again unless `reload` is false; in the browser's own
 * alert where our dialogs could not be loaded.
 *
 * @see shop.md section 2.8
 */
export async function showError(message: string, options?: { reload?: boolean }): Promise<void> {
  const dialogs = await load().catch(() => undefined);
  await (dialogs ? dialogs.showError(message, options) : alert(message));
}

/** The session dialog, which leads to the login page. */
export async function showSessionExpired(): Promise<void> {
  const dialogs = await load().catch(() => undefined);
  await (dialogs ? dialogs.showSessionExpired() : location.reload());
}
