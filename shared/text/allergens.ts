/** @see shop.md section 4, "Allergens of the choice" */
export const allergensText = {
  brought: (labels: string) => `Durch Ihre Auswahl dazu: ${labels}.`,
  unknown:
    'Welche Allergene Ihre Auswahl dazu bringt, ist nicht bekannt. Bitte fragen Sie in der Filiale nach.',
  choices: (choices: string) => `Je nach Auswahl kommen dazu: ${choices}.`,
  choice: (label: string, names: string) => `${label} (${names})`,
} as const;
