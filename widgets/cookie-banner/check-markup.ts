import { quote } from '../../shared/registry/describe-mistake.ts';
import { swallowed } from './swallowed.ts';

/** For the debug overlay: what would be hidden with the banner. In German. */
export function checkBanner(host: Element): string[] {
  const part = host instanceof HTMLElement ? swallowed(host) : undefined;
  if (!part) return [];
  const name = part.getAttribute('data-widget');
  return [
    `hat ${name ? `das Widget «${name}»` : `<${part.localName}> ${quote(part)}`} in sich, das nicht zur Frage gehört. Fehlt davor ein schliessendes </${host.localName}>? Solange es darin steht, bleibt der Banner stehen.`,
  ];
}
