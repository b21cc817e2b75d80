import { listenTo } from '../../shared/registry/native.ts';
import type { Section } from './remember-closed.ts';

/** A section with `<details>`. The browser handles opening, closing and find-in-page. */
export function detailsSection(details: HTMLDetailsElement, signal: AbortSignal): Section {
  const wasOpen = details.open;
  const open = (isOpen: boolean) => {
    details.open = isOpen;
  };
  return {
    isOpen: () => details.open,
    open,
    onToggle: (call) => listenTo(details, 'toggle', call, signal),
    restore: () => open(wasOpen),
  };
}
