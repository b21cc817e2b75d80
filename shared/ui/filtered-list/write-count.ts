/**
 * Writes the number of matches into the live region of a list. Screen readers announce only a changed text. After a
 * filter change, an equal number therefore gets a trailing no-break space, or loses it.
 *
 * @param isNews whether the filter has changed, so that an equal number must be announced again
 */
export function writeCount(count: Element, text: string, isNews: boolean): void {
  const before = count.textContent;
  if (isNews || before.trimEnd() !== text) count.textContent = before === text ? `${text}\u00a0` : text;
}
