/** Milliseconds for which an add-to-cart button shows the success. @see shop.md section 4, "Add-to-cart button" */
export const successShown = 2500;
