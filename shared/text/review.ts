/** Labels of the ratings 0 (VeryBad) to 4 (VeryGood). @see shop.md section 3, "Review" */
export const ratingText = ['Enttäuschend', 'Geht so', 'Ok', 'Gut', 'Ausgezeichnet'] as const;
