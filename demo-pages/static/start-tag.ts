interface Start {
  /** URL of the copy's root, with a slash at the end */
  root: string;
  /** URL of the script `start.ts` from the root */
  start: string;
  /** `1` if the worker has printed the page for a customer, '' for a guest */
  customer?: string;
  /** URLs of the page's scripts that start after the worker; only on a page from the static host */
  scripts?: readonly string[];
  /** URLs of the page's scripts that need no worker */
  localScripts?: readonly string[];
  /** The page shows the visitor's own data */
  isPrivate?: boolean;
}

/** The script tag of `start.ts`. The script reads its settings from this tag. */
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
