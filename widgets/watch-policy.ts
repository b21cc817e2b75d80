import type { Finding } from '../shared/diagnostics/finding.ts';
import { pageBody } from '../shared/registry/native.ts';
import { policyLosses, policyText } from '../shared/text/diagnostics/site.ts';

/**
 * Reports resources that the page's Content Security Policy blocks. The browser logs them in English, without
 * the element.
 */
export function watchPolicy(report: (found: readonly Finding[]) => void, signal: AbortSignal): void {
  addEventListener(
    'securitypolicyviolation',
    ({ effectiveDirective, blockedURI, target }) => {
      const loss = Object.hasOwn(policyLosses, effectiveDirective)
        ? policyLosses[effectiveDirective]
        : undefined;
      if (!loss || !/^https?:/.test(blockedURI)) return;
      const { origin } = new URL(blockedURI);
      const place = target instanceof Element ? target : pageBody();
      report([{ place, text: policyText(origin, effectiveDirective, loss) }]);
    },
    { signal },
  );
}
