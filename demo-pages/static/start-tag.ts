interface Start {
  /** URL of the copy's root, with a trailing slash */
  root: string;
  /** URL of the script `start.ts`, relative to the copy's root */
  start: string;
  /** `1` for a customer, '' for a guest; undefined on a page from the static host */
  customer?: string;
  /** URLs of the page's scripts that start after the worker; only on a page from the static host */
  scripts?: readonly string[];
  /** URLs of the page's scripts that work without the worker */
  localScripts?: readonly string[];
  /** Whether the page shows data of its visitor */
  isPrivate?: boolean;
}

/** Creates the script tag of `start.ts`, which contains the settings of the script. */
export function startTag({ root, start, customer, scripts, localScripts, isPrivate }: Start): string {
  const settings = {
    'data-demo-worker': `${root}worker.js`,
    'data-demo-customer': customer,
    'data-demo-scripts': scripts?.join(' '),
    'data-demo-local-scripts': localScripts?.join(' ') || undefined,
    'data-demo-private': isPrivate ? '' : undefined,
  };
  const attributes = Object.entries(settings).flatMap(([name, value]) =>
    value === undefined ? [] : [` ${name}="${value}"`],
  );
  return `<script type="module" src="${root}${start}"${attributes.join('')}></script>\n`;
}
