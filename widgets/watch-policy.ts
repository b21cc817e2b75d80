import type { Finding } from '../shared/diagnostics/finding.ts';
import { pageBody } from '../shared/registry/native.ts';
import { policyLosses, policyText } from '../shared/text/diagnostics/site.ts';

/**
 * Reports resources that the page's Content Security Policy blocks. The browser's own message is in English and
 * does not name the element.
 */
export function watchPolicy(report: (found: readonly Finding[]) => void, signal: AbortSignal): void {
  addEventListener(
    'securitypolicyviolation',
    ({ effectiveDirective, blockedURI, target }) => {
      const loss = Object.hasOwn(policyLosses, effectiveDirective)
        ? policyLosses[effectiveDirective]
        : undefined;
      const source =
        loss && !isOwnRequest(effectiveDirective, blockedURI)
          ? sourceOf(effectiveDirective, blockedURI)
          : undefined;
      if (!loss || !source) return;
      const place = target instanceof Element ? target : pageBody();
      report([{ place, text: policyText(source, effectiveDirective, loss) }]);
    },
    { signal },
  );
}

/** Whether the blocked request is the request of the overlay for the HTML source of the page. */
const isOwnRequest = (directive: string, blocked: string) =>
  directive === 'connect-src' && blocked === location.href.replace(/#.*/, '');

/**
 * The source expression that allows a URL; undefined for other sources. For a `data:` or `blob:` URL, browsers report
 * only the scheme. Only pictures of Krume have such URLs: in other directives, they may be an attack.
 */
function sourceOf(directive: string, blocked: string): string | undefined {
  if (directive === 'img-src' && /^(?:data|blob)$/.test(blocked)) return `${blocked}:`;
  return /^https?:/.test(blocked) ? new URL(blocked).origin : undefined;
}
