interface Parts {
  text?: string;
  attributes?: Record<string, string>;
}

/** Creates an element without parsing HTML, which Trusted Types would forbid. */
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
