/** Full month names of the shop, January first. @see site.md section 9, "Display" */
export const months: readonly string[] = [
  'Januar',
  'Februar',
  'März',
  'April',
  'Mai',
  'Juni',
  'Juli',
  'August',
  'September',
  'Oktober',
  'November',
  'Dezember',
];

/** Abbreviated months, for 'DD. Mon YYYY'. @see site.md section 5, "General" */
export const shortMonths: readonly string[] = [
  'Jan',
  'Feb',
  'Mär',
  'Apr',
  'Mai',
  'Jun',
  'Jul',
  'Aug',
  'Sep',
  'Okt',
  'Nov',
  'Dez',
];

/** Weekdays, Monday first. @see site.md section 3, "Weekday enumeration" */
export const weekdays: readonly string[] = [
  'Montag',
  'Dienstag',
  'Mittwoch',
  'Donnerstag',
  'Freitag',
  'Samstag',
  'Sonntag',
];

export const shortWeekdays: readonly string[] = ['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So'];

/** The option for all months in the event filter. @see site.md section 2.13 */
export const allMonths = 'Alle';
