/** The list of links to invalid fields. @see shop.md section 5 */
export const errorSummaryText = {
  heading: 'Bitte prüfen Sie diese Angaben',
} as const;
