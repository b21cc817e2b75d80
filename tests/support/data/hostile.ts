export const hostileTexts = [
  '<krume-hostile></krume-hostile><img src="x" onerror="hostile()">',
  '"><krume-hostile onfocus="hostile()" autofocus>',
  "'><svg onload='hostile()'><krume-hostile>",
  '</script></style></title></textarea><krume-hostile>',
  '&lt;krume-hostile onclick=hostile()&gt;',
  '<style>*{display:none}</style><krume-hostile>',
  'javascript:hostile()',
  ' \u0001JaVa\tScRiPt:hostile()//',
  'javascript://krume.example/%0Ahostile()',
  'vbscript:hostile()',
  'data:text/html,<krume-hostile>',
  'blob:https://hostile.example/1',
  '__proto__',
  'constructor',
  'toString',
  '../../..',
  '{{constructor.constructor("hostile()")()}}',
  '\u202e\u0000\ud800',
];

type Put = (text: string) => void;

/**
 * Finds the texts at any depth of a value. Returns for each text (or for each value that `isInlet` selects) a function
 * that replaces this text.
 */
export function inletsOf(
  value: unknown,
  isInlet: (part: unknown) => boolean = (part) => typeof part === 'string',
): Put[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => [
    ...(isInlet(part) ? [(text: string) => void Object.assign(value, { [key]: text })] : []),
    ...inletsOf(part, isInlet),
  ]);
}

const addresses = ['href', 'src', 'action', 'formaction', 'data', 'srcdoc', 'xlink:href'];

/** All elements below a root, including elements in shadow roots and templates. */
function everything(root: ParentNode): Element[] {
  return [...root.querySelectorAll('*')].flatMap((element) => [
    element,
    ...(element.shadowRoot ? everything(element.shadowRoot) : []),
    ...(element instanceof HTMLTemplateElement ? everything(element.content) : []),
  ]);
}

/** Hostile texts that became elements or could run as code. */
export function armed(): string[] {
  return everything(document)
    .filter(
      ({ localName, attributes }) =>
        localName === 'krume-hostile' ||
        [...attributes].some(({ name, value }) => {
          if (name.startsWith('on')) return value.includes('hostile');
          if (!addresses.includes(name)) return false;
          const scheme = URL.canParse(value, document.baseURI) && new URL(value, document.baseURI).protocol;
          return (
            name === 'srcdoc' ||
            (scheme && !/^(https?|mailto|tel|sms):$/.test(scheme) && value.includes('hostile'))
          );
        }),
    )
    .map(({ outerHTML }) => outerHTML.slice(0, 300));
}
