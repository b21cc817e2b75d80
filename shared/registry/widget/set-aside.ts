/** Empties the host; its nodes are kept, not copied. Returns what puts every node back where it was. */
export function setAside(host: HTMLElement): () => void {
  const nodes = [...host.childNodes];
  host.replaceChildren();
  return () => host.replaceChildren(...nodes);
}
