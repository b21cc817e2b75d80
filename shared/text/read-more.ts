/** @see shop.md section 2.2 */
export const readMoreText = { more: 'mehr', less: 'weniger' } as const;
