import { expect, test } from 'vitest';
import { contentSecurityPolicy, policyWithScripts } from '../../../demo-pages/shop/server/security.ts';
import { metaPolicy, placePolicy } from '../../../demo-pages/static/policy.ts';

const services = 'https://shop.example/dienste';

test("the static demo's policy omits reports and third-party origins", () => {
  const policy = policyWithScripts({ 'script-src': services, 'connect-src': services });
  expect(placePolicy(policy, services)).toBe(
    policyWithScripts({}).replace('; report-uri /demo/csp-report', ''),
  );
});

test('the policy of a static page allows the script of the service worker', () => {
  const policy = metaPolicy(contentSecurityPolicy, services);
  expect(policy).toContain("script-src 'self';");
  expect(policy).toMatch(/trusted-types krume-demo$/);
  expect(policy).not.toMatch(/frame-ancestors|report-uri|'none' krume/);
  expect(metaPolicy(policyWithScripts({}), services)).toMatch(/trusted-types krume krume-demo$/);
});
