import type { Finding } from '../shared/diagnostics/finding.ts';
import { pageBody } from '../shared/registry/native.ts';
import { policyLosses, policyText } from '../shared/text/diagnostics/site.ts';

/** Tells of what the page's Content-Security-Policy has stopped: the browser says it in English, and in no place. */
export function watchPolicy(tell: (found: readonly Finding[]) => void, signal: AbortSignal): void {
  addEventListener(
    'securitypolicyviolation',
    ({ effectiveDirective, blockedURI, target }) => {
      const loss = Object.hasOwn(policyLosses, effectiveDirective)
        ? policyLosses[effectiveDirective]
        : undefined;
      if (!loss || !/^https?:/.test(blockedURI)) return;
      const { origin } = new URL(blockedURI);
      const place = target instanceof Element ? target : pageBody();
      tell([{ place, text: policyText(origin, effectiveDirective, loss) }]);
    },
    { signal },
  );
}
