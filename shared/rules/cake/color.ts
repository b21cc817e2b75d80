/** The colours of texts on a cake; the first one is the default. @see shop.md section 9, "Cake creator: text" */
export const cakeColors = [
  '#000000',
  '#847545',
  '#b88b61',
  '#e84427',
  '#e81123',
  '#f4a214',
  '#f9d300',
  '#1ea53e',
  '#018574',
  '#498205',
  '#1a09ff',
  '#02c3da',
  '#df05e2',
  '#515c6b',
] as const;
