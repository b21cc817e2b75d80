import { type ReactNode, useRef } from 'react';
import { allowService, mayLoad } from '../../stores/consent.ts';
import { consentText } from '../../text/consent.ts';
import { adoptOnce } from '../adopt-once.ts';
import { useStore } from '../widget.ts';
import styles from './consent-gate.css?inline';

interface Props {
  /** Under which its permission is kept: 'maps', 'captcha', 'photos' */
  service: string;
  /** What would load, beginning a sentence: 'Die Karte' */
  what: string;
  /** From whom: 'Google Maps' */
  from: string;
  /** What it learns besides the address of the device and of the page */
  besides?: string | undefined;
  /** The button: 'Karte laden' */
  action: string;
  privacyUrl?: string | undefined;
  /** What works without the service, beside the question */
  alternative?: ReactNode;
  /** What needs the service; only called, and rendered, when it may load */
  children: () => ReactNode;
}

/**
 * Stands in the place of something of a third party until it may load: says what would come from whom, asks with one
 * button, and has what works without it beside. The widget's `setup` calls `followConsent(signal)`.
 *
 * @see site.md section 4.3
 */
export function ConsentGate({
  service,
  what,
  from,
  besides,
  action,
  privacyUrl,
  alternative,
  children,
}: Props) {
  adoptOnce(styles);
  const isOpen = useStore(mayLoad(service));
  const isPressed = useRef(false);
  // The button goes, and the focus with it: what has come in its place gets it
  const take = (place: HTMLElement | null) => {
    if (isPressed.current) place?.focus({ preventScroll: true });
    if (place) isPressed.current = false;
  };
  if (isOpen) {
    return (
      <div className="krume-gate-content" tabIndex={-1} ref={take}>
        {children()}
      </div>
    );
  }
  const allow = () => {
    isPressed.current = true;
    allowService(service);
  };
  return (
    <div className="krume-gate">
      <div className="krume-gate-question">
        <p>
          {consentText.comesFrom(what, from)} {besides}
        </p>
        <p>
          {consentText.onlyThis} {privacyUrl && <a href={privacyUrl}>{consentText.privacy}</a>}
        </p>
        <button type="button" className="krume-button" onClick={allow}>
          {action}
        </button>
      </div>
      {alternative && <div className="krume-gate-alternative">{alternative}</div>}
    </div>
  );
}
