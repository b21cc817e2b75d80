/** Random numbers from 0 to 1 that depend only on the seed (Mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Returns a function that shuffles a copy of a list. Equal seeds give equal orders. */
export function randomOrder(seed: number): <T>(list: readonly T[]) => T[] {
  const random = randomNumbers(seed);
  return (list) => {
    const rest = [...list];
    return list.flatMap(() => rest.splice(Math.floor(random() * rest.length), 1));
  };
}
