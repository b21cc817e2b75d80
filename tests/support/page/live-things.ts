let live = new Map<unknown, string>();
let restore: (() => void)[] = [];

/** Replaces a method by a function that receives the original method. */
function wrap<T extends object>(
  owner: T,
  name: keyof T & string,
  around: (original: never) => unknown,
): void {
  const own = Object.getOwnPropertyDescriptor(owner, name);
  Object.defineProperty(owner, name, {
    configurable: true,
    writable: true,
    value: around(Reflect.get(owner, name) as never),
  });
  restore.push(() => {
    if (own) Object.defineProperty(owner, name, own);
    else Reflect.deleteProperty(owner, name);
  });
}

type Listen = EventTarget['addEventListener'];
function followListeners(target: EventTarget, name: string): void {
  const keys = new Map<unknown, Map<string, object>>();
  wrap(
    target,
    'addEventListener',
    (add: Listen): Listen =>
      (kind, listener, options) => {
        const key = {};
        const { signal, once } = typeof options === 'object' ? options : {};
        if (signal?.aborted) return;
        keys.set(listener, (keys.get(listener) ?? new Map()).set(kind, key));
        live.set(key, `${name} ${kind}`);
        signal?.addEventListener('abort', () => live.delete(key), { once: true });
        const called = once && typeof listener === 'function';
        if (called) add.call(target, kind, () => live.delete(key), { once: true });
        add.call(target, kind, listener, options);
      },
  );
  wrap(
    target,
    'removeEventListener',
    (remove: EventTarget['removeEventListener']): typeof remove =>
      (kind, listener, options) => {
        live.delete(keys.get(listener)?.get(kind));
        remove.call(target, kind, listener, options);
      },
  );
}

function followTimers(): void {
  wrap(
    window,
    'setTimeout',
    (start: (run: () => void, wait?: number) => unknown) =>
      (run: (...args: unknown[]) => void, wait?: number, ...args: unknown[]) => {
        const id = start(() => {
          live.delete(id);
          run(...args);
        }, wait);
        live.set(id, `timer of ${wait} ms`);
        return id;
      },
  );
  wrap(window, 'clearTimeout', (end: (id: unknown) => void) => (id: unknown) => {
    live.delete(id);
    end(id);
  });
}

function followObservers(): void {
  for (const kind of ['MutationObserver', 'ResizeObserver', 'IntersectionObserver'] as const) {
    const { prototype } = window[kind];
    wrap(
      prototype,
      'observe',
      (observe: (...args: unknown[]) => void) =>
        function (this: object, ...args: unknown[]) {
          live.set(this, kind);
          observe.apply(this, args);
        },
    );
    wrap(
      prototype,
      'disconnect',
      (disconnect: () => void) =>
        function (this: object) {
          live.delete(this);
          disconnect.call(this);
        },
    );
  }
}

/**
 * Tracks timers, observers, and listeners on objects that outlive the widgets, until `stopFollowing`. Returns the name
 * of each tracked object.
 */
export function followLive(): Map<unknown, string> {
  live = new Map();
  followListeners(window, 'window');
  followListeners(document, 'document');
  followListeners(document.documentElement, 'html');
  followTimers();
  followObservers();
  return live;
}

export function stopFollowing(): void {
  for (const undo of restore.reverse()) undo();
  restore = [];
}
