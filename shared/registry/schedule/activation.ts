/**
 * Resolves when the user opens a page that the browser has prerendered; undefined on any other page. Widgets then mount
 * after the first frame, which shows the server's HTML.
 */
export function whenActivated(): Promise<unknown> | undefined {
  // Compared with `true`: in a browser that never prerenders, this could be an element of the page with that name
  if (Reflect.get(document, 'prerendering') !== true) return;
  return new Promise((resolve) => {
    const afterFrame = () => requestAnimationFrame(() => setTimeout(resolve));
    addEventListener('prerenderingchange', afterFrame, true);
  });
}
