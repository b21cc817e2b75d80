/** Milliseconds after which a storage that does not respond counts as empty. */
export const timeoutMs = 2_000;

/** The result of `ask`; undefined if `ask` rejects or takes longer than `time` (milliseconds). */
export function withTimeout<Value>(time: number, ask: () => Promise<Value>): Promise<Value | undefined> {
  const timeout = new Promise<undefined>((resolve) => setTimeout(resolve, time));
  const attempt = async () => ask();
  return Promise.race([attempt().catch(() => undefined), timeout]);
}
