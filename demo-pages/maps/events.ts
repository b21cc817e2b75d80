/** Listeners by the name of what happens, as objects of the service have them. */
export class Events {
  readonly #target = new EventTarget();

  addListener(name: string, listener: () => void) {
    this.#target.addEventListener(name, listener);
    return { remove: () => this.#target.removeEventListener(name, listener) };
  }

  protected tell(name: string): void {
    this.#target.dispatchEvent(new Event(name));
  }
}
