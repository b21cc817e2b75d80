const kinds = ['setTimeout', 'setInterval'] as const;

/** Notes each timer from now on. Returns what clears those that are left, and notes no more. */
export function followTimeouts(): () => void {
  const running = new Set<NodeJS.Timeout>();
  const originals = kinds.map((kind) => [kind, globalThis[kind]] as const);
  for (const [kind, original] of originals) {
    const start = (...args: Parameters<typeof setTimeout>) => {
      const timer = original(...args);
      running.add(timer);
      return timer;
    };
    Reflect.set(globalThis, kind, Object.assign(start, original));
  }
  return () => {
    for (const timer of running) clearTimeout(timer);
    for (const [kind, original] of originals) Reflect.set(globalThis, kind, original);
  };
}
