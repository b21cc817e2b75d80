/** The Trusted Types policy that names the worker's script. Only a page that no worker has printed needs it. */
export const workerPolicy = 'krume-demo';

/**
 * Adapts a policy of the shop to its copy: the services are on the same origin, and violations are not
 * reported.
 */
export const placePolicy = (policy: string, services: string): string =>
  directives(policy.replaceAll(` ${services}`, ''), (name) => name !== 'report-uri');

/** The same policy for a `<meta>` of a page that starts the worker. Browsers ignore `frame-ancestors` there. */
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
