import { customSchema } from './custom-schema.ts';

/** Whether a URL is relative, or absolute with http(s). Other schemes, such as `javascript:`, are unsafe. */
export function isSafeLink(url: string): boolean {
  const base = 'https://site.invalid/';
  return URL.canParse(url, base) && /^https?:$/.test(new URL(url, base).protocol);
}

export const link = customSchema('link', (raw) =>
  typeof raw === 'string' && isSafeLink(raw) ? raw : undefined,
);
