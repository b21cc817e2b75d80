/**
 * Messages for a delivery date that is not possible.
 *
 * @see shop.md section 5, "Shipping step" and "Date checks". The specification does not define all texts.
 */
export const deliveryText = {
  minimumOrder: (price: string) => `Die Mindestbestellmenge für Lieferung per Kurier beträgt ${price}`,

  wholeDayHoliday: (holiday: string, email: string) =>
    `Am Feiertag ${holiday} ist eine Online Bestellung nicht möglich. ${contact(email)}`,

  /** @param start as HH:MM, like `end` */
  partDayHoliday: (holiday: string, start: string, end: string, email: string) =>
    `Am Feiertag ${holiday} ist eine Online Bestellung zwischen ${start} - ${end} Uhr nicht möglich. ${contact(email)}`,

  /** @param time as HH:MM */
  cutoff: (weekday: string, cutoffWeekday: string, time: string) =>
    `Bestellungen für ${weekday} müssen bis ${cutoffWeekday} um ${time} Uhr aufgegeben werden.`,

  cutoffAfterHoliday: (weekday: string, holiday: string, cutoffWeekday: string, time: string) =>
    `Bestellungen für ${weekday} nach ${holiday} können nur bis am ${cutoffWeekday} um ${time} Uhr getätigt werden.`,

  holidayToday:
    'An Feiertagen können wir Bestellungen für den Folgetag nicht verarbeiten. Besten Dank für Ihr Verständnis.',

  branchClosedAtTime: (branch: string) => `Die Filiale ${branch} ist zu dieser Zeit geschlossen.`,

  branchClosedOnDay: (branch: string) => `Die Filiale ${branch} ist an diesem Tag geschlossen.`,

  postalWeekend: 'Versand nur Montag - Freitag möglich.',

  noCourier: 'An diesem Tag ist mit der gewählten Lieferart keine Lieferung möglich.',

  tooLateForNextDay: (item: string, time: string) =>
    `${item} kann nach ${time} Uhr nicht mehr auf den nächsten Tag bestellt werden.`,

  preparation: (item: string, days: number) =>
    `${item} braucht mindestens ${days} ${days === 1 ? 'Tag' : 'Tage'} Vorbereitungszeit. ${replace(1)}`,

  notMadeOnWeekday: (items: readonly string[]) =>
    `${list(items)} ${becomes(items)} an dem von Ihnen gewünschten Liefertag nicht produziert. ${replace(items.length)}`,

  notMadeInPeriod: (items: readonly string[]) =>
    `${list(items)} ${becomes(items)} in diesem Zeitraum nicht produziert. ${replace(items.length)}`,
};

function contact(email: string): string {
  return email
    ? `Bitte kontaktieren Sie unsere Reception unter ${email}.`
    : 'Bitte kontaktieren Sie unsere Reception.';
}

function replace(items: number): string {
  return items === 1
    ? 'Bitte entfernen Sie dieses Produkt aus dem Warenkorb oder wählen Sie ein alternatives Produkt.'
    : 'Bitte entfernen Sie diese Produkte aus dem Warenkorb oder wählen Sie alternative Produkte.';
}

/** Formats a list: 'A', 'A und B', 'A, B und C' */
function list(items: readonly string[]): string {
  return items.length < 2
    ? items.join()
    : `${items.slice(0, -1).join(', ')} und ${items[items.length - 1] ?? ''}`;
}

const becomes = (items: readonly string[]) => (items.length === 1 ? 'wird' : 'werden');
