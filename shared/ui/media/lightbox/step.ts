/**
 * The index of the picture to which a key moves: arrow keys show the previous or next picture, and stop at the ends;
 * Home and End show the first or last picture. Undefined for other keys.
 */
export function step(key: string, current: number, count: number): number | undefined {
  const targets: Readonly<Record<string, number>> = {
    ArrowLeft: current - 1,
    ArrowRight: current + 1,
    Home: 0,
    End: count - 1,
  };
  const target = Object.hasOwn(targets, key) ? targets[key] : undefined;
  return target === undefined ? undefined : Math.max(0, Math.min(count - 1, target));
}
