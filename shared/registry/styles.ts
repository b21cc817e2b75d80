/** Resolves once the stylesheet applies, so that no widget is seen unstyled. A page may link it already. */
export function loadStyle(href: string): Promise<unknown> {
  const present = [...document.styleSheets].some((sheet) => sheet.href === href);
  return new Promise((resolve, reject) => {
    if (present) return resolve(href);
    const link = document.createElement('link');
    link.onload = resolve;
    link.onerror = () => {
      link.remove();
      reject(Error(href));
    };
    link.rel = 'stylesheet';
    link.href = href;
    document.head.append(link);
  });
}
