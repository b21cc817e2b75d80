import { useEffect } from 'react';
import { activityEvents } from '../../../shared/page/page-lifecycle.ts';
import { cakeCreatorText } from '../../../shared/text/cake-creator.ts';
import { useIsland, useStore } from '../../../shared/ui/widget.ts';
import type { FollowedDesign } from './follow-design.ts';

interface Props {
  followed: FollowedDesign;
  /** Called after the shopper has chosen a version. The choice removes the focused button */
  onChosen(): void;
}

const { asked, shown, question, keep, load } = cakeCreatorText.elsewhere;

/**
 * Shows a message over the box if another tab has changed the design. The message disappears when the shopper
 * uses this tab. If both tabs have changes, the component asks which version to keep instead. This question does
 * not cover the box.
 */
export function OtherTabNotice({ followed, onChosen }: Props) {
  const { id } = useIsland();
  const { what, isAsked } = useStore(followed.$tabChange) ?? {};
  const isNotice = what !== undefined && !isAsked;
  useEffect(() => {
    if (!isNotice) return;
    const used = new AbortController();
    for (const use of activityEvents)
      addEventListener(use, followed.dismiss, { signal: used.signal, capture: true });
    return () => used.abort();
  }, [isNotice, followed]);
  const keepVersion = async (choose: () => Promise<void>) => {
    await choose();
    onChosen();
  };
  return (
    <div
      className="krume-cake-elsewhere"
      {...(isAsked && { role: 'group', 'aria-label': question, 'aria-describedby': id('elsewhere') })}
    >
      <p role="status">{isNotice && shown[what]}</p>
      {what && isAsked && (
        <>
          <p id={id('elsewhere')} role="alert">
            {asked[what]} {question}
          </p>
          <button type="button" className="krume-button-quiet" onClick={() => keepVersion(followed.keepOwn)}>
            {keep}
          </button>
          <button
            type="button"
            className="krume-button-quiet"
            onClick={() => keepVersion(followed.loadOther)}
          >
            {load}
          </button>
        </>
      )}
    </div>
  );
}
