import { mount } from './own-heart.tsx';

addEventListener('bench:hearts', () => {
  for (const host of document.querySelectorAll<HTMLElement>('[data-island]:not([data-mounted])')) {
    host.dataset.mounted = '';
    mount(host);
  }
});
