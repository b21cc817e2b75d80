import type { Creator } from './creator.ts';

/**
 * Shows a message about one picture. During a series, the message also appears after the last picture, because each
 * placed picture removes the shown messages.
 */
export function addNote({ $notes, drafts }: Pick<Creator, '$notes' | 'drafts'>, note: string): void {
  $notes.set([...$notes.get(), note]);
  const { queue } = drafts;
  if (queue) drafts.queue = { ...queue, notes: [...queue.notes, note] };
}
