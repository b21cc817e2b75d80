/** @see shop.md section 2.1 */
export const sliderText = { previous: 'Vorherige Produkte', next: 'Nächste Produkte' } as const;
