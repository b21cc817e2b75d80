type Run = (...args: never[]) => void;
type End = () => void;

/** Functions that start a task, with the functions that end it. */
const tasks: readonly (readonly [start: string, end: string])[] = [
  ['setTimeout', 'clearTimeout'],
  ['setInterval', 'clearInterval'],
  ['requestAnimationFrame', 'cancelAnimationFrame'],
];

/**
 * Tracks timers, animation frames and mutation observers from now on. Returns a function that ends the tasks still
 * running and stops the tracking.
 */
export function followTasks(): End {
  const running = new Map<unknown, End>();
  const restore: End[] = [];
  for (const [startName, endName] of tasks) {
    const start: (run: Run, ...rest: never[]) => unknown = Reflect.get(globalThis, startName);
    const end: (task: unknown) => void = Reflect.get(globalThis, endName);
    const follow = (run: Run, ...rest: never[]) => {
      const task = start(
        (...args) => {
          // Forgets a finished task, which would keep its page in memory
          if (startName !== 'setInterval') running.delete(task);
          run(...args);
        },
        ...rest,
      );
      running.set(task, () => end(task));
      return task;
    };
    Reflect.set(globalThis, startName, Object.assign(follow, start));
    restore.push(() => Reflect.set(globalThis, startName, start));
  }
  const { prototype } = MutationObserver;
  const { observe } = prototype;
  prototype.observe = function (...args) {
    running.set(this, () => this.disconnect());
    observe.apply(this, args);
  };
  restore.push(() => {
    prototype.observe = observe;
  });
  return () => {
    for (const end of running.values()) end();
    for (const undo of restore) undo();
  };
}
