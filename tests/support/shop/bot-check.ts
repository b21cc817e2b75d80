import { vi } from 'vitest';

let tokens = 0;

/** Stubs a loaded bot-check that returns a new token for each call. */
export function stubBotCheck(execute: (key: string, options: object) => unknown = () => `token-${++tokens}`) {
  const asked = vi.fn(async (key: string, options: object) => execute(key, options));
  vi.stubGlobal('grecaptcha', { enterprise: { ready: (call: () => void) => call(), execute: asked } });
  return asked;
}
