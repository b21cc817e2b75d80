/**
 * Resolves in a new task, so that the browser can handle input first. A timer would be slower, because browsers
 * throttle timers in background tabs.
 */
export const yieldToMain = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });

/** Runs a function after the next frame is painted. A hidden page paints no frames. */
export const afterPaint = (run: () => void) => requestAnimationFrame(() => setTimeout(run));
