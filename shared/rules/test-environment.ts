/**
 * Whether a page runs in a test environment, where payments use the test codes.
 *
 * @param hostname as in `location.hostname`, without the port
 * @see shop.md section 1, "Client-side storage and environment"
 */
export function isTestEnvironment(hostname: string): boolean {
  const host = hostname.toLowerCase();
  return host === 'localhost' || host.startsWith('test');
}
