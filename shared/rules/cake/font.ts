/** The fonts of texts on a cake; the first one is the default. @see shop.md section 9, "Cake creator: text" */
export const cakeFonts = [
  'Arial',
  'Comic Sans MS',
  'Courier New',
  'Impact',
  'Times New Roman',
  'Verdana',
] as const;

/** In multiples of the font size */
export const lineHeight = 0.9;
