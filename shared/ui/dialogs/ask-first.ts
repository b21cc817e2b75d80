/** Asks before something is done that cannot be undone; in the browser's own way where our dialogs could not be loaded. */
export async function askFirst(question: string): Promise<boolean> {
  const dialogs = await import('./dialogs.ts').catch(() => undefined);
  return dialogs ? dialogs.confirm(question) : confirm(question);
}
