/** The host, or an element with a box inside or around the host if the host has no box. */
export function anchorOf(host: Element): Element {
  if (!isBoxless(host)) return host;
  return firstBox(host) ?? boxAround(host);
}

/** The area of the host or of its content, relative to the viewport. */
export function areaOf(host: Element): DOMRect {
  const own = host.getBoundingClientRect();
  if (own.width && own.height) return own;
  const range = document.createRange();
  range.selectNodeContents(host);
  const inside = range.getBoundingClientRect();
  if (inside.width || inside.height) return inside;
  if (!isBoxless(host)) return own;
  const { x, y } = boxAround(host).getBoundingClientRect();
  return new DOMRect(x, y);
}

const isBoxless = (element: Element) => getComputedStyle(element).display === 'contents';

function firstBox(host: Element): Element | undefined {
  for (const child of host.children) {
    const { display } = getComputedStyle(child);
    const box = display === 'contents' ? firstBox(child) : display === 'none' ? undefined : child;
    if (box) return box;
  }
  return undefined;
}

function boxAround(host: Element): Element {
  let around = host.parentElement;
  while (around && isBoxless(around)) around = around.parentElement;
  return around ?? document.documentElement;
}
