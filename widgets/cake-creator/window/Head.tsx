import type { ReactNode } from 'react';
import { cakeCreatorText } from '../../../shared/text/cake-creator.ts';
import { useIsland, useStore } from '../../../shared/ui/widget.ts';
import type { Creator } from '../design/creator.ts';
import { Tool } from './Tool.tsx';

interface Props {
  creator: Creator;
  /** Names of the chosen number of pieces and filling */
  choices: readonly string[];
  isBusy: boolean;
  /** The message about a change in another tab */
  children: ReactNode;
}

/** The title, the number of elements, the choices of the product page, and buttons for undo and redo. */
export function Head({ creator, choices, isBusy, children }: Props) {
  const { id } = useIsland();
  const { designs } = creator;
  const { past, now, future } = useStore(designs.$history);
  const isUnkept = useStore(designs.$isUnkept);
  return (
    <header className="krume-cake-head">
      <h2 id={id('title')}>{cakeCreatorText.title}</h2>
      <p>
        {cakeCreatorText.filled(now.elements.length, now.slots)}
        {choices.map((choice) => (
          <span key={choice}> · {choice}</span>
        ))}
      </p>
      <Tool
        icon="undo"
        label={cakeCreatorText.undo}
        disabled={isBusy}
        isIdle={past.length === 0}
        onPress={designs.undo}
      />
      <Tool
        icon="redo"
        label={cakeCreatorText.redo}
        disabled={isBusy}
        isIdle={future.length === 0}
        onPress={designs.redo}
      />
      <p role="status">{isUnkept && cakeCreatorText.notKept}</p>
      {children}
    </header>
  );
}
