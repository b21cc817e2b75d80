import { createRoot } from 'react-dom/client';
import { HeartToggle } from '../../../widgets/heart-toggle/HeartToggle.tsx';

// Our own component with one root per heart and nothing else: the difference is the cost of the registry.
addEventListener('bench:hearts', () => {
  for (const host of document.querySelectorAll<HTMLElement>('[data-island]:not([data-mounted])')) {
    const { productId = '', name = '' } = host.dataset;
    host.dataset.mounted = '';
    host.replaceChildren();
    createRoot(host).render(<HeartToggle productId={productId} active={false} name={name} />);
  }
});
