import { Island } from '@11ty/is-land';

Island.addInitType('preact', async (host) => {
  const { mount } = await import('../own-heart.tsx');
  mount(host);
});
