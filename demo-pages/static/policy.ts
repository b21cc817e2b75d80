/**
 * Name of the Trusted Types policy for the URL of the worker's script. Only pages from the static host need the policy,
 * because they start the worker.
 */
export const workerPolicy = 'krume-demo';

/**
 * Adapts a content security policy of the shop to the copy: the services have the same origin, and violations are not
 * reported.
 */
export const placePolicy = (policy: string, services: string): string =>
  directives(policy.replaceAll(` ${services}`, ''), (name) => name !== 'report-uri');

/** Adapts a policy to a `<meta>` of a page that starts the worker. Browsers ignore `frame-ancestors` in a `<meta>`. */
export const metaPolicy = (policy: string, services: string): string =>
  directives(placePolicy(policy, services), (name) => name !== 'frame-ancestors').replace(
    /trusted-types (.*?)(;|$)/,
    (_, names: string, end: string) =>
      `trusted-types ${names === "'none'" ? workerPolicy : `${names} ${workerPolicy}`}${end}`,
  );

const directives = (policy: string, isKept: (name: string) => boolean) =>
  policy
    .split('; ')
    .filter((directive) => isKept(directive.split(' ', 1)[0] ?? ''))
    .join('; ');
