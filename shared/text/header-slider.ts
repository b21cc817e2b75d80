/** @see site.md section 2.17 */
export const headerSliderText = {
  stop: 'Anhalten',
  start: 'Abspielen',
  /** @example slide(2, 4, 'Torten') */
  slide: (number: number, count: number, title: string) => `${number} von ${count}${title && `: ${title}`}`,
} as const;
