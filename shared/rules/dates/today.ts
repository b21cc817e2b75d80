import type { CivilDate } from './typed-date.ts';

// The one locale that writes dates as the wire does
const zurich = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Zurich' });

/** The civil day on the shop's clock, whatever the device says. It needs no `Temporal`. */
export const dayInZurich = (moment: Date): CivilDate => zurich.format(moment);
