import type { Finding } from '../shared/diagnostics/finding.ts';
import { pageBody } from '../shared/registry/native.ts';

/** What is of ours, and what the page then does without. */
const losses: Readonly<Record<string, string>> = {
  'form-action': 'Niemand kommt zum Zahlungsdienst, und kein Formular wird dorthin geschickt',
  'connect-src': 'Der Aufruf des Shops oder eines Dienstes geht nicht hinaus',
  'script-src': 'Ein Programm wird nicht geladen',
  'script-src-elem': 'Ein Programm wird nicht geladen',
  'style-src': 'Ein Stylesheet wird nicht geladen',
  'style-src-elem': 'Ein Stylesheet wird nicht geladen',
  'img-src': 'Ein Bild fehlt',
  'media-src': 'Ein Film fehlt',
  'frame-src': 'Ein Rahmen bleibt leer',
};

/** Tells of what the page's Content-Security-Policy has stopped: the browser says it in English, and in no place. */
export function watchPolicy(tell: (found: readonly Finding[]) => void, signal: AbortSignal): void {
  addEventListener(
    'securitypolicyviolation',
    ({ effectiveDirective, blockedURI, target }) => {
      const loss = Object.hasOwn(losses, effectiveDirective) ? losses[effectiveDirective] : undefined;
      if (!loss || !/^https?:/.test(blockedURI)) return;
      const { origin } = new URL(blockedURI);
      const place = target instanceof Element ? target : pageBody();
      const text = `Die Content-Security-Policy der Seite verbietet ${origin} in ${effectiveDirective}: ${loss}. Nehmen Sie ${origin} dort auf, wenn es zu Ihnen gehört.`;
      tell([{ place, text }]);
    },
    { signal },
  );
}
