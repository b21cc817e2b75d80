import { type MouseEvent, type ReactNode, useRef } from 'react';
import { configuration } from '../../api/configuration.ts';
import { PrivacyConfiguration } from '../../model/configuration.ts';
import type { Purpose } from '../../model/consent.ts';
import { decidePurpose, mayLoad } from '../../stores/session/consent.ts';
import { consentGateText } from '../../text/consent-gate.ts';
import { adoptOnce } from '../dom/adopt-once.ts';
import { useStore } from '../widget.ts';
import styles from './consent-gate.css?inline';

interface Props {
  /** What the service is for: a permission counts for every service of this purpose */
  purpose: Purpose;
  /** What would load, beginning a sentence: 'Die Karte' */
  what: string;
  /** From whom: 'Google Maps' */
  from: string;
  /** What it learns besides the address of the device and of the page */
  besides?: string | undefined;
  /** The button: 'Karte laden' */
  action: string;
  /** A second button, which refuses */
  refusal?: { label: string; act(): void } | undefined;
  /** As configured by default */
  privacyUrl?: string | undefined;
  /** What works without the service, beside the question */
  alternative?: ReactNode;
  /** What needs the service; only called, and rendered, when it may load */
  children: () => ReactNode;
}

/**
 * Stands in the place of something of a third party until it may load: says what would come from whom, asks, and has what
 * works without it beside. The widget's `setup` calls `followConsent(signal)`.
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
  adoptOnce(styles);
  const isOpen = useStore(mayLoad(purpose));
  const isPressed = useRef(false);
  // The button goes, and the focus with it: what has come in its place gets it
  const take = (place: HTMLElement | null) => {
    if (isPressed.current) place?.focus({ preventScroll: true });
    if (place) isPressed.current = false;
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
    // The second half of a double click on what stood here before is no answer
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
