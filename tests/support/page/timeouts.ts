const kinds = ['setTimeout', 'setInterval'] as const;

/** Tracks timers from now on. Returns a function that clears the remaining ones and stops tracking. */
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
