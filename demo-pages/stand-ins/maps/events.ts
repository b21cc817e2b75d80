/** Event listeners as in the API of the map service. */
export class Events {
  readonly #target = new EventTarget();

  addListener(name: string, listener: () => void) {
    this.#target.addEventListener(name, listener);
    return { remove: () => this.#target.removeEventListener(name, listener) };
  }

  protected emit(name: string): void {
    this.#target.dispatchEvent(new Event(name));
  }
}
