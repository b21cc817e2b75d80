import { useEffect } from 'react';
import { uses } from '../../../shared/page/page-lifecycle.ts';
import { cakeCreatorText } from '../../../shared/text/cake-creator.ts';
import { useIsland, useStore } from '../../../shared/ui/widget.ts';
import type { FollowedDesign } from './follow-design.ts';

interface Props {
  followed: FollowedDesign;
  /** The question goes with its answer, and the focus with it */
  onAnswered(): void;
}

const { asked, shown, question, keep, load } = cakeCreatorText.elsewhere;

/**
 * What another tab has done to the design: a sentence until this tab is used again, or the question which version stays.
 * The sentence lies over the box, which does not move under a press; the question takes room of its own.
 */
export function Elsewhere({ followed, onAnswered }: Props) {
  const { id } = useIsland();
  const { what, isAsked } = useStore(followed.$elsewhere) ?? {};
  const isTold = what !== undefined && !isAsked;
  useEffect(() => {
    if (!isTold) return;
    const used = new AbortController();
    for (const use of uses) addEventListener(use, followed.dismiss, { signal: used.signal, capture: true });
    return () => used.abort();
  }, [isTold, followed]);
  const answer = async (choose: () => Promise<void>) => {
    await choose();
    onAnswered();
  };
  return (
    <div
      className="krume-cake-elsewhere"
      {...(isAsked && { role: 'group', 'aria-label': question, 'aria-describedby': id('elsewhere') })}
    >
      <p role="status">{isTold && shown[what]}</p>
      {what && isAsked && (
        <>
          <p id={id('elsewhere')} role="alert">
            {asked[what]} {question}
          </p>
          <button type="button" className="krume-button-quiet" onClick={() => answer(followed.keepOwn)}>
            {keep}
          </button>
          <button type="button" className="krume-button-quiet" onClick={() => answer(followed.loadOther)}>
            {load}
          </button>
        </>
      )}
    </div>
  );
}
