import type { CivilDate } from './typed-date.ts';

// The locale whose date format is ISO
const zurich = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Zurich' });

/** The civil day in Zurich, whatever the device's time zone. Does not need `Temporal`. */
export const dayInZurich = (moment: Date): CivilDate => zurich.format(moment);
