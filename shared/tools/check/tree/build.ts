import {
  html,
  type ParserError,
  parse,
  parseFragment,
  type Token,
  type DefaultTreeAdapterTypes as Tree,
} from 'parse5';
import { isUnknown, masks, opaque, printed } from '../masks/characters.ts';

/** Facts about a file and its elements that the built document does not contain. */
export interface Page {
  /** Whether the file is a whole page, with an `<html>` tag */
  isWhole: boolean;
  locations: WeakMap<Element, Token.ElementLocation>;
  /** Elements with attributes that an expression prints, so that their names are unknown */
  open: WeakSet<Element>;
  /** Elements whose content includes markup that an expression prints */
  opaque: WeakSet<Element>;
  /** For each element, the names of attributes whose value contains an expression */
  unknownValues: WeakMap<Element, string[]>;
  /** For each host, the names of attributes that are props and whose value contains an expression */
  unknownProps: WeakMap<Element, string[]>;
  /** Hosts whose props cannot be determined */
  undecided: Set<Element>;
  /** Whether the file ends inside a tag, which the parser leaves out */
  endsInTag: boolean;
}

/** Replaces the content of the document with the content of a file. */
export function buildPage(source: string): Page {
  const isWhole = /<html[\s>]/i.test(source);
  const page: Page = {
    isWhole,
    locations: new WeakMap(),
    open: new WeakSet(),
    opaque: new WeakSet(),
    unknownValues: new WeakMap(),
    unknownProps: new WeakMap(),
    undecided: new Set(),
    endsInTag: false,
  };
  const options = {
    sourceCodeLocationInfo: true,
    onParseError({ code }: ParserError) {
      page.endsInTag ||= code === 'eof-in-tag';
    },
  } as const;
  const root = document.documentElement;
  for (const { name } of [...root.attributes, ...document.body.attributes]) {
    root.removeAttribute(name);
    document.body.removeAttribute(name);
  }
  document.head.replaceChildren();
  document.body.replaceChildren();
  if (!isWhole) {
    append(document.body, parseFragment(source, options).childNodes, page);
    return page;
  }
  for (const node of elementsIn(parse(source, options))) {
    if (node.tagName !== 'html') continue;
    describe(node, root, page);
    for (const part of elementsIn(node)) {
      const target = part.tagName === 'head' ? document.head : document.body;
      describe(part, target, page);
      append(target, part.childNodes, page);
      markAround(part, target, page);
    }
  }
  return page;
}

const elementsIn = ({ childNodes }: Tree.ParentNode): Tree.Element[] =>
  childNodes.filter((node) => 'tagName' in node);

/** Maximum depth of elements, as in the parsers of browsers */
const maxDepth = 512;

/**
 * Adds each element before its content, because happy-dom visits the whole content of an added element. Throws a
 * RangeError if the elements are nested too deeply.
 */
function append(parent: ParentNode & Node, nodes: readonly Tree.ChildNode[], page: Page, level = 0): void {
  if (level > maxDepth) throw new RangeError('The elements are nested too deeply');
  for (const node of nodes) {
    if ('tagName' in node) appendElement(parent, node, page, level + 1);
    else if (node.nodeName === '#comment') parent.appendChild(document.createComment(''));
    else if ('value' in node) {
      const text = printed(node.value);
      if (text) parent.appendChild(document.createTextNode(text));
    }
  }
}

function appendElement(parent: ParentNode & Node, node: Tree.Element, page: Page, level: number): void {
  const isHtml = node.namespaceURI === html.NS.HTML;
  const name = masks.test(node.tagName) ? 'div' : node.tagName;
  const element = isHtml ? createElement(name) : document.createElementNS(node.namespaceURI, name);
  describe(node, element, page);
  parent.appendChild(element);
  if (isTemplate(node) && element instanceof HTMLTemplateElement)
    append(element.content, node.content.childNodes, page, level);
  else append(element, node.childNodes, page, level);
  markAround(node, element, page);
}

const isTemplate = (node: Tree.Element): node is Tree.Template => 'content' in node;

/** Creates an element. A script is copied from a parsed fragment, so that it does not run. */
function createElement(name: string): Element {
  if (name !== 'script') return document.createElement(name);
  const inert = document.createElement('template');
  inert.innerHTML = '<script></script>';
  return (inert.content.firstElementChild ?? inert).cloneNode(true) as Element;
}

/** Copies the attributes of an element, and stores its location. */
function describe(node: Tree.Element, element: Element, page: Page): void {
  if (node.sourceCodeLocation) page.locations.set(element, node.sourceCodeLocation);
  const unknownValues: string[] = [];
  for (const { name, value } of node.attrs) {
    if (masks.test(name)) {
      page.open.add(element);
      continue;
    }
    if (isUnknown(value)) unknownValues.push(name);
    setAttribute(element, name, printed(value));
  }
  if (unknownValues.length) page.unknownValues.set(element, unknownValues);
}

/** Sets an attribute. The parser accepts names such as `<p` or `brot"`, but `setAttribute` may reject them. */
function setAttribute(element: Element, name: string, value: string): void {
  try {
    element.setAttribute(name, value);
  } catch {
    const parsed = document.createElement('template');
    parsed.innerHTML = `<p ${name}></p>`;
    const [attribute] = parsed.content.firstElementChild?.attributes ?? [];
    if (attribute) element.setAttributeNode(attribute.cloneNode() as Attr);
  }
}

/**
 * Marks an element as opaque if the template prints markup inside it at any depth, or if the element is a component,
 * such as `<x-card>`. Inner elements are marked before outer elements.
 */
function markAround(node: Tree.Element, element: Element, page: Page): void {
  const isComponent = /^x-|:/.test(node.tagName);
  const isOpaque = node.childNodes.some((child) => 'value' in child && child.value.includes(opaque));
  const isAround = [...element.children].some((child) => page.opaque.has(child));
  if (isComponent || isAround || (isOpaque && !/^(?:script|style)$/.test(node.tagName)))
    page.opaque.add(element);
}
