/** Maximum number of characters of a quoted text: enough for editors to find the text on the page. */
const maxLength = 40;

export function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > maxLength ? `${line.slice(0, maxLength)}…` : line;
}
