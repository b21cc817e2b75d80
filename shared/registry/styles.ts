/** Resolves once the stylesheet applies, so that no widget is seen unstyled. */
export function loadStyle(href: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.onload = resolve;
    link.onerror = (event) => {
      link.remove();
      reject(event);
    };
    link.rel = 'stylesheet';
    link.href = href;
    document.head.append(link);
  });
}
