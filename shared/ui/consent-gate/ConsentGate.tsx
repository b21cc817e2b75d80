import { type MouseEvent, type ReactNode, useRef } from 'react';
import { configuration } from '../../api/configuration.ts';
import { PrivacyConfiguration } from '../../model/configuration/privacy.ts';
import type { Purpose } from '../../model/consent.ts';
import { decidePurpose, mayLoad } from '../../stores/session/consent.ts';
import { consentGateText } from '../../text/consent-gate.ts';
import { adoptStyles, useStore } from '../widget.ts';
import styles from './consent-gate.css?inline';

interface Props {
  /** Purpose of the service. A consent applies to all services with the same purpose */
  purpose: Purpose;
  /** The blocked content, as the start of a sentence: 'Die Karte' */
  what: string;
  /** Name of the service: 'Google Maps' */
  from: string;
  /** Data that the service receives in addition to the IP address and the URL of the page */
  besides?: string | undefined;
  /** Label of the button: 'Karte laden' */
  action: string;
  /** A second button, to refuse consent */
  refusal?: { label: string; act(): void } | undefined;
  /** URL of the privacy policy; the configured URL by default */
  privacyUrl?: string | undefined;
  /** Content that works without the service, shown below the consent question */
  alternative?: ReactNode;
  /** Returns the content that needs the service; called only if the service may load */
  children: () => ReactNode;
}

/**
 * Replaces content of a third party until the content may load: names the content and the service, asks for consent,
 * and shows the alternative. The widget's `setup` must call `followConsent(signal)`.
 *
 * @see site.md section 4.3
 */
export function ConsentGate({
  purpose,
  what,
  from,
  besides,
  action,
  refusal,
  privacyUrl = configuration(PrivacyConfiguration).privacyUrl,
  alternative,
  children,
}: Props) {
  adoptStyles(styles);
  const isOpen = useStore(mayLoad(purpose));
  const isPressed = useRef(false);
  // A press removes the focused button. The content that replaces the button then receives the focus
  const take = (place: HTMLElement | null) => {
    if (place && isPressed.current) {
      place.focus({ preventScroll: true });
      isPressed.current = false;
    }
  };
  if (isOpen) {
    return (
      // biome-ignore lint/a11y/useSemanticElements: no fields of a form
      <div className="krume-gate-content" role="group" aria-label={what} tabIndex={-1} ref={take}>
        {children()}
      </div>
    );
  }
  const allow = ({ detail }: MouseEvent) => {
    // Ignores the second click of a double click that began before the consent question was shown
    if (detail > 1) return;
    isPressed.current = true;
    decidePurpose(purpose, 'granted');
  };
  return (
    <div className="krume-gate">
      <div className="krume-gate-question">
        <p>
          {consentGateText.comesFrom(what, from)} {besides}
        </p>
        <p>
          {consentGateText.onlyThis} <a href={privacyUrl}>{consentGateText.privacy}</a>
        </p>
        <p className="krume-gate-answers">
          <button type="button" className="krume-button" onClick={allow}>
            {action}
          </button>
          {refusal && (
            <button type="button" className="krume-button-quiet" onClick={refusal.act}>
              {refusal.label}
            </button>
          )}
        </p>
      </div>
      {alternative && <div className="krume-gate-alternative">{alternative}</div>}
    </div>
  );
}
