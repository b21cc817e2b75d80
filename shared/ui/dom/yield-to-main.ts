/** A task of its own, so that what was pressed meanwhile is heard. Timers wait longer in a tab behind another. */
export const yieldToMain = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });
