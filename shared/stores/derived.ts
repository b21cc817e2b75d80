import { type Atom, atom } from 'nanostores';

type Values<Sources extends readonly Atom<unknown>[]> = {
  [Index in keyof Sources]: Sources[Index] extends Atom<infer T> ? T : never;
};

/**
 * A store whose value follows from others, for as long as the page lives. The library's `computed` can also stop
 * following when nobody listens; stores of a page need not, and would carry 0.4 kB of brotli for it.
 */
export function derived<T, const Sources extends readonly Atom<unknown>[]>(
  sources: Sources,
  from: (...values: Values<Sources>) => T,
): Atom<T> {
  const value = () => from(...(sources.map((source) => source.get()) as Values<Sources>));
  const $derived = atom(value());
  for (const source of sources) source.listen(() => $derived.set(value()));
  return $derived;
}
