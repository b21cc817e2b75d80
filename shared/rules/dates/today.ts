import type { CivilDate } from './typed-date.ts';

// The locale is Swedish, because its date format is the ISO format
const zurich = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Zurich' });

/** The civil day in Zurich, whatever the time zone of the device. Works without `Temporal`. */
export const dayInZurich = (moment: Date): CivilDate => zurich.format(moment);
