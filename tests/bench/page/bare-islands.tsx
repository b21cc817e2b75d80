import { createRoot } from 'react-dom/client';
import { HeartToggle } from '../../../widgets/heart-toggle/HeartToggle.tsx';

// Krume's heart component with one root per heart and without the registry. The difference from Krume is the registry's
// cost.
addEventListener('bench:hearts', () => {
  for (const host of document.querySelectorAll<HTMLElement>('[data-island]:not([data-mounted])')) {
    const { productId = '', name = '' } = host.dataset;
    host.dataset.mounted = '';
    host.replaceChildren();
    createRoot(host).render(<HeartToggle productId={productId} active={false} name={name} />);
  }
});
