import { useRef } from 'react';
import { printedSize } from '../../../shared/rules/cake/sheet.ts';
import { cakePanelText } from '../../../shared/text/cake-creator.ts';
import { Spinner } from '../../../shared/ui/components/indicators.tsx';
import type { Creator } from '../design/creator.ts';
import { Preview } from './Preview.tsx';
import { type ImageContent, usePicture } from './use-picture.ts';

interface Props {
  creator: Creator;
  /** The existing picture, to be cropped again or replaced */
  edited?: ImageContent | undefined;
  onPlace(content: ImageContent): void;
}

const accept = 'image/png,image/jpeg,image/gif,image/bmp';

/**
 * Lets the shopper choose a picture, crop it to a square, and save or discard it.
 *
 * @see shop.md section 2.3, "Add view"
 */
export function ImageForm({ creator, edited, onPlace }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const main = useRef<HTMLButtonElement>(null);
  const { chosen, problem, isReading, choose, cropAgain, discard, save } = usePicture({
    creator,
    edited,
    onPlace,
    // The focus moves in a new task, because the crop dialog first returns the focus
    onCut: () =>
      setTimeout(() => {
        main.current?.focus();
        main.current?.scrollIntoView({ block: 'nearest' });
      }),
  });
  const shown = chosen?.content ?? edited;
  const canDiscard = isReading || chosen !== undefined;
  const pick = () => input.current?.click();
  const press = () => {
    if (isReading) return;
    if (chosen) save(chosen);
    else pick();
  };
  return (
    <div className="krume-cake-form">
      <input
        ref={input}
        type="file"
        className="krume-hidden"
        accept={accept}
        tabIndex={-1}
        aria-label={cakePanelText.image}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          // Lets the same file trigger another change event
          currentTarget.value = '';
          if (file) void choose(file);
        }}
      />
      {problem && (
        <p className="krume-cake-warning" role="alert">
          {problem}
        </p>
      )}
      {shown && <Preview creator={creator} content={shown} />}
      {chosen && chosen.pixels < printedSize && (
        <p className="krume-cake-warning" role="status">
          {cakePanelText.coarse(chosen.pixels)}
        </p>
      )}
      {shown && (
        <button type="button" className="krume-button-quiet" onClick={cropAgain}>
          {cakePanelText.recrop}
        </button>
      )}
      {/* Placed first, so that this button does not move when the others appear */}
      <button ref={main} type="button" className="krume-button" aria-disabled={isReading} onClick={press}>
        {isReading ? (
          <Spinner label={cakePanelText.reading} />
        ) : chosen ? (
          cakePanelText.save
        ) : (
          cakePanelText.newImage
        )}
      </button>
      {canDiscard && (
        <div className="krume-cake-choices">
          <button type="button" className="krume-button-quiet" onClick={pick}>
            {cakePanelText.otherImage}
          </button>
          <button
            type="button"
            className="krume-button-quiet"
            onClick={() => {
              discard();
              // The clicked button disappears
              main.current?.focus();
            }}
          >
            {cakePanelText.discard}
          </button>
        </div>
      )}
    </div>
  );
}
