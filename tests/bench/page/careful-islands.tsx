import { Component, createContext, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { object, optional, picklist, pipe, regex, safeParse, string, transform, url } from 'valibot';
import { HeartToggle } from '../../../widgets/heart-toggle/HeartToggle.tsx';

const Props = object({
  productId: pipe(string(), regex(/^[\w.-]+$/)),
  active: optional(
    pipe(
      picklist(['true', 'false']),
      transform((text) => text === 'true'),
    ),
    'false',
  ),
  name: optional(string(), ''),
  redirect: optional(pipe(string(), url())),
});

const HostContext = createContext<HTMLElement | undefined>(undefined);

class Boundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    console.error(error);
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}

// Islands without a registry that tolerate mistakes in the page and errors of the component.
addEventListener('bench:hearts', () => {
  for (const host of document.querySelectorAll<HTMLElement>('[data-island]:not([data-mounted])')) {
    const props = safeParse(Props, host.dataset);
    if (!props.success) {
      console.error(host, props.issues);
      continue;
    }
    host.dataset.mounted = '';
    host.replaceChildren();
    createRoot(host).render(
      <Boundary>
        <HostContext.Provider value={host}>
          <HeartToggle {...props.output} />
        </HostContext.Provider>
      </Boundary>,
    );
  }
});
