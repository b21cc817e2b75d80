/**
 * Asks for confirmation of an action that cannot be undone. Uses the browser's `confirm` if our dialogs could not be
 * loaded.
 */
export async function confirmFirst(question: string): Promise<boolean> {
  const dialogs = await import('./dialogs.ts').catch(() => undefined);
  return dialogs ? dialogs.confirm(question) : confirm(question);
}
