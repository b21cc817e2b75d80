import { save } from './save.ts';

// One listener for all hearts. No heart is set up before a click.
addEventListener('click', ({ target }) => {
  const button = target instanceof Element ? target.closest('[data-heart] button') : null;
  const heart = button?.closest<HTMLElement>('[data-heart]');
  if (!button || !heart) return;
  const on = button.getAttribute('aria-pressed') !== 'true';
  button.setAttribute('aria-pressed', String(on));
  save(heart.dataset.productId, on);
});
