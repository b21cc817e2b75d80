import { useEffect, useRef } from 'react';
import { cakePanelText } from '../../../shared/text/cake-creator.ts';
import { Spinner } from '../../../shared/ui/components/indicators.tsx';
import { useIsland } from '../../../shared/ui/widget.ts';
import type { Creator } from '../design/creator.ts';
import { Choice } from './Choice.tsx';
import { Preview } from './Preview.tsx';
import { UsedPictures } from './UsedPictures.tsx';
import { coarseWarning, type ImageContent, usePicture } from './use-picture.ts';
import { usePictureQueue } from './use-picture-queue.ts';
import { useReading } from './use-reading.ts';
import { WaitingPictures } from './WaitingPictures.tsx';

interface Props {
  creator: Creator;
  /** A picture in the box that the shopper crops again or replaces */
  edited?: ImageContent | undefined;
  /** Whether the form accepts only one picture, because the shopper edits an element */
  isSingle: boolean;
  /** Dropped or pasted pictures */
  files?: readonly File[] | undefined;
  onPlace(content: ImageContent): void;
  /** Called for each picture of a series */
  onPlaceNext(content: ImageContent): void;
  /** Called after the last picture of a series */
  onEnd(): void;
}

const accept = 'image/png,image/jpeg,image/gif,image/bmp';

/**
 * Lets the shopper choose a picture, crop it to a square, and save or discard it. Several pictures are
 * cropped and placed one after another.
 *
 * @see shop.md section 2.3, "Add view"
 */
export function ImageForm({ creator, edited, isSingle, files, onPlace, onPlaceNext, onEnd }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const main = useRef<HTMLButtonElement>(null);
  const resume = useRef<HTMLButtonElement>(null);
  const alert = useRef<HTMLParagraphElement>(null);
  const { id } = useIsland();
  const reading = useReading();
  const { problem, isReading } = reading;
  useEffect(() => {
    if (problem) alert.current?.scrollIntoView({ block: 'nearest' });
  }, [problem]);
  const focusMain = () => main.current?.focus();
  // Moves the focus in a new task, because the closing crop dialog first restores the focus
  const showMain = () =>
    setTimeout(() => {
      focusMain();
      main.current?.scrollIntoView({ block: 'nearest' });
    });
  const { chosen, box, choose, cropAgain, discard, save } = usePicture({
    creator,
    edited,
    reading,
    onPlace,
    onSelect: showMain,
  });
  const queue = usePictureQueue({
    creator,
    reading,
    onPlace: onPlaceNext,
    onStop: () =>
      setTimeout(() => {
        resume.current?.focus();
        resume.current?.closest('.krume-cake-waiting')?.scrollIntoView({ block: 'nearest' });
      }),
    onEnd: () => {
      // Focuses without scrolling, because the messages above the button scroll into view
      setTimeout(() => main.current?.focus({ preventScroll: true }));
      onEnd();
    },
  });
  const chooseAll = (all: readonly File[]) => {
    const [first] = all;
    if (!first) return;
    creator.$notes.set(isSingle && all.length > 1 ? [cakePanelText.onlyOne(first.name)] : []);
    void (isSingle || all.length === 1 ? choose(first) : queue.add(all));
  };
  const latestChooseAll = useRef(chooseAll);
  latestChooseAll.current = chooseAll;
  useEffect(() => {
    if (files) latestChooseAll.current(files);
  }, [files]);
  const shown = chosen?.content ?? edited;
  // Reserves the place while the first picture is cut, so that the buttons below do not move when it is shown
  const hasPicture = shown !== undefined || box !== undefined;
  const coarse = box && coarseWarning(box);
  // A paused series continues only in the view of new pictures
  const waiting = isSingle ? 0 : queue.waiting;
  const canDiscard = chosen !== undefined || (isReading && waiting === 0);
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
        multiple={!isSingle}
        tabIndex={-1}
        aria-hidden="true"
        onChange={({ currentTarget }) => {
          const chosenFiles = [...(currentTarget.files ?? [])];
          // Empties the field, so that choosing the same file again fires another change event
          currentTarget.value = '';
          chooseAll(chosenFiles);
        }}
      />
      {problem && (
        <p ref={alert} className="krume-cake-warning" role="alert">
          {problem}
        </p>
      )}
      {hasPicture && <Preview creator={creator} content={shown} />}
      {coarse && (
        <p id={id('coarse')} className="krume-cake-warning">
          {coarse}
        </p>
      )}
      {hasPicture && (
        <Choice
          label={cakePanelText.recrop}
          isBusy={isReading}
          onPress={() => {
            if (!isReading) void cropAgain();
          }}
          onLeft={focusMain}
        />
      )}
      {/* This button comes before the optional buttons, so that it does not move when they appear */}
      <button
        ref={main}
        type="button"
        className="krume-button"
        aria-disabled={isReading}
        aria-describedby={coarse && id('coarse')}
        onClick={press}
      >
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
          <Choice label={cakePanelText.otherImage} onPress={pick} onLeft={focusMain} />
          <Choice label={cakePanelText.discard} onPress={discard} onLeft={focusMain} />
        </div>
      )}
      {waiting > 0 && !isReading && (
        <WaitingPictures
          ref={resume}
          count={waiting}
          onResume={queue.run}
          onDiscard={() => {
            queue.discard();
            // Moves the focus, because the clicked button disappears
            main.current?.focus();
          }}
        />
      )}
      {/* Hides the used pictures while another picture is read or cropped, because the additional buttons
          would move the used pictures */}
      {!canDiscard && waiting === 0 && (
        <>
          <UsedPictures creator={creator} edited={edited} onPlace={onPlace} />
          {!isSingle && <p className="krume-cake-help">{cakePanelText.several}</p>}
        </>
      )}
    </div>
  );
}
