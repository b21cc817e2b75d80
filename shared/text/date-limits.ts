/** Errors for a date outside the limits of a field. Dates have the format '25.11.2026'. @see site.md section 2.20 */
export const dateLimitsText = {
  tooEarly: (date: string) => `Bitte wählen Sie ein Datum ab ${date}.`,
  tooLate: (date: string) => `Bitte wählen Sie ein Datum bis ${date}.`,
} as const;
