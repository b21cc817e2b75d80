/** Labels of gender 1 and gender 2. @see shop.md section 9, "Enumerations" */
export const genderText = { 1: 'Herr', 2: 'Frau' } as const;

/** @see site.md section 2.11, "Address book" and "Address form"; shop.md section 2.7 */
export const addressText = {
  contact: 'Kontaktinformationen',
  gender: 'Anrede',
  addGender: 'Anrede hinzufügen',
  noGender: 'Keine Angabe',
  firstName: 'Vorname',
  lastName: 'Nachname',
  company: 'Firma',
  addCompany: 'Firma hinzufügen',
  phone: 'Telefon',
  address: 'Adresse',
  street: 'Strasse, HausNr.',
  addition: 'Adresszusatz',
  addAddition: 'Adresszusatz hinzufügen',
  zip: 'Postleitzahl',
  city: 'Ort',
  isDefaultBilling: 'Als Standard Rechnungsadresse verwenden',
  isDefaultShipping: 'Als Standard Lieferadresse verwenden',
  ofShipping: (field: string) => `Lieferadresse, ${field}`,
  phoneLine: (phone: string) => `T: ${phone}`,
} as const;
