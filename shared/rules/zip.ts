/**
 * Whether a text is a Swiss postal code: trimmed, an integer of exactly 4 digits (so none begins with 0).
 *
 * @see shop.md and site.md section 5
 */
export function isZip(text: string): boolean {
  return /^[1-9]\d{3}$/.test(text.trim());
}
