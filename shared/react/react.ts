// What the widgets use of React, on Preact: the build puts it in the place of `react` and `react-dom`. Without the
// rest of Preact's own `preact/compat`, which every page would carry: 1.2 kB of brotli.
//
// Components keep to what Preact and React understand alike: `onInput` for texts, `onChange` for choices and files,
// units in styles.
import { type ComponentChild, options, render } from 'preact';

export { Component, createContext } from 'preact';
export { useContext, useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';

/** Renders in a container that is empty; of `react-dom/client`. */
export const createRoot = (container: Element) => ({
  render: (children: ComponentChild) => render(children, container),
  unmount: () => render(null, container),
});

/** Renders before it returns; of `react-dom`. */
export function flushSync(callback: () => void): void {
  const { debounceRendering } = options;
  let flush: (() => void) | undefined;
  options.debounceRendering = (run: () => void) => {
    flush = run;
  };
  try {
    callback();
    flush?.();
  } finally {
    if (debounceRendering) options.debounceRendering = debounceRendering;
    else delete options.debounceRendering;
  }
}
