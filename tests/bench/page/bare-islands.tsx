import { createRoot } from 'react-dom/client';
import { HeartToggle } from '../../../widgets/heart-toggle/HeartToggle.tsx';

// Our own component, one root a heart, and nothing around it: what a registry costs is the difference.
addEventListener('bench:hearts', () => {
  for (const host of document.querySelectorAll<HTMLElement>('[data-island]:not([data-mounted])')) {
    const { productId = '', name = '' } = host.dataset;
    host.dataset.mounted = '';
    host.replaceChildren();
    createRoot(host).render(<HeartToggle productId={productId} active={false} name={name} />);
  }
});
