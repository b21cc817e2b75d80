interface Parts {
  text?: string;
  /** `type`, `aria-…`, `data-…`, `class` */
  attributes?: Record<string, string>;
}

/** A new element. Texts become text nodes, so that no policy has anything to object to. */
export function element<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  { text, attributes = {} }: Parts = {},
  children: readonly Node[] = [],
): HTMLElementTagNameMap[K] {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  if (text !== undefined) made.textContent = text;
  made.append(...children);
  return made;
}
