import { fragmentOf } from '../playground/address.ts';

for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-copy]'))
  button.addEventListener('click', () => void copyMarkup(button));

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

for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-open-playground]')) {
  const markup = link.closest('[data-catalogue-example]')?.querySelector('pre')?.textContent ?? '';
  link.hash = fragmentOf(markup) ?? '';
}

// The sandbox blocks scripts, so the frame shows the page as browsers without JavaScript do. A new `sandbox` value
// takes effect only when the frame loads its next page
for (const box of document.querySelectorAll<HTMLInputElement>('input[data-scriptless]')) {
  const frame = box.closest('[data-catalogue-example]')?.querySelector('iframe');
  const { scriptless = '', complete = '', sandbox = '' } = box.dataset;
  box.addEventListener('change', () => {
    if (box.checked) frame?.setAttribute('sandbox', sandbox);
    else frame?.removeAttribute('sandbox');
    frame?.setAttribute('src', box.checked ? scriptless : complete);
  });
}

const search = document.querySelector<HTMLFormElement>('form[data-catalogue-search]');
const field = search?.querySelector<HTMLInputElement>('input');
field?.addEventListener('input', () => filter(field.value));

function filter(term: string): void {
  const words = term.toLowerCase().trim().split(/\s+/);
  let count = 0;
  for (const group of document.querySelectorAll<HTMLElement>('.catalogue-group')) {
    const items = [...group.querySelectorAll<HTMLElement>('[data-search]')];
    for (const item of items) item.hidden = !words.every((word) => item.dataset.search?.includes(word));
    const shown = items.filter(({ hidden }) => !hidden).length;
    group.hidden = shown === 0;
    count += shown;
  }
  const status = search?.querySelector('[role="status"]');
  if (status) status.textContent = count === 1 ? '1 Widget' : `${count} Widgets`;
}

// Old links point to a widget by fragment: /widgets#heart-toggle
function followOldLink(): void {
  const item = document.getElementById(location.hash.slice(1));
  const link = item?.matches('[data-search]') ? item.querySelector('a') : null;
  if (link) location.replace(link.href);
}
followOldLink();
addEventListener('hashchange', followOldLink);

// A link inside an example opens in the whole window, not in the example's frame
if (self !== top && document.body.classList.contains('bare')) {
  document.addEventListener('click', ({ target, defaultPrevented }) => {
    if (defaultPrevented) return;
    const link = target instanceof Element ? target.closest('a') : null;
    if (link && !link.target && link.pathname !== location.pathname) link.target = '_top';
  });
}
