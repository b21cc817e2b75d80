/** The colours of texts on a cake with their German names; the first one is the default. @see shop.md section 9 */
export const cakeColors = [
  { value: '#000000', name: 'Schwarz' },
  { value: '#847545', name: 'Olivbraun' },
  { value: '#b88b61', name: 'Hellbraun' },
  { value: '#e84427', name: 'Orangerot' },
  { value: '#e81123', name: 'Rot' },
  { value: '#f4a214', name: 'Orange' },
  { value: '#f9d300', name: 'Gelb' },
  { value: '#1ea53e', name: 'Grün' },
  { value: '#018574', name: 'Petrol' },
  { value: '#498205', name: 'Dunkelgrün' },
  { value: '#1a09ff', name: 'Blau' },
  { value: '#02c3da', name: 'Türkis' },
  { value: '#df05e2', name: 'Pink' },
  { value: '#515c6b', name: 'Grau' },
] as const;
