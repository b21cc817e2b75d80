import { afterPaint } from './yield-to-main.ts';

/** Resolves after the first frame of a prerendered page that the user has opened; undefined on any other page. */
export function whenActivated(): Promise<unknown> | undefined {
  // The property is compared with `true`, because an element named `prerendering` would replace the property
  if (Reflect.get(document, 'prerendering') !== true) return;
  return new Promise<void>((resolve) => {
    addEventListener('prerenderingchange', () => afterPaint(resolve), true);
  });
}
