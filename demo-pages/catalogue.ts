/** The copy buttons of the catalogue page; without JavaScript, the style sheet hides them. */
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

// Makes this file a module with its own scope.
export {};
