// Works like Astro's `client:visible`, but with one observer for all islands.
const observer = new IntersectionObserver((entries) => {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting || !(target instanceof HTMLElement)) continue;
    observer.unobserve(target);
    import('./own-heart.tsx').then(({ mount }) => mount(target));
  }
});

addEventListener('bench:hearts', () => {
  for (const host of document.querySelectorAll<HTMLElement>('[data-island]:not([data-observed])')) {
    host.dataset.observed = '';
    observer.observe(host);
  }
});
