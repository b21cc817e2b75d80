/**
 * Summary of samples. Medians are compared, because a single slow sample is caused by the machine and not by the
 * contender.
 */
export interface Figures {
  median: number;
  min: number;
  max: number;
}

/** Throws if there are no samples. */
export function figures(samples: readonly number[]): Figures {
  const sorted = [...samples].sort((a, b) => a - b);
  const [min] = sorted;
  const max = sorted.at(-1);
  const lower = sorted[Math.floor((sorted.length - 1) / 2)];
  const upper = sorted[Math.ceil((sorted.length - 1) / 2)];
  if (min === undefined || max === undefined || lower === undefined || upper === undefined) {
    throw new Error('There are no samples');
  }
  return { median: (lower + upper) / 2, min, max };
}

export const median = (samples: readonly number[]) => figures(samples).median;
