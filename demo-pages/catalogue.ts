/** The catalogue page's copy buttons; without JavaScript the stylesheet hides them. */
for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-copy]')) {
  button.addEventListener('click', () => void copyMarkup(button));
}

async function copyMarkup(button: HTMLButtonElement): Promise<void> {
  const markup = button.closest('figure')?.querySelector('pre')?.textContent ?? '';
  const label = button.textContent;
  try {
    await navigator.clipboard.writeText(markup);
    button.textContent = 'Kopiert';
  } catch {
    button.textContent = 'Bitte von Hand kopieren';
  }
  setTimeout(() => {
    button.textContent = label;
  }, 2000);
}

// A module of its own, not a script that shares its names.
export {};
