import { useEffect, useRef, useState } from 'react';
import type { CakeContent } from '../../shared/rules/cake/design.ts';
import { printedSize } from '../../shared/rules/cake/sheet.ts';
import { cakePanelText } from '../../shared/text/cake-creator.ts';
import { cropText } from '../../shared/text/image-crop.ts';
import type { CropBox } from '../../shared/ui/image-crop/crop-box.ts';
import { Spinner } from '../../shared/ui/indicators.tsx';
import { importAgain } from '../../shared/ui/widget.ts';
import type { Creator } from './creator.ts';
import type { CutPicture } from './drafts.ts';
import { elementPicture, importPicture, pictureFile } from './import-picture.ts';
import { Preview } from './Preview.tsx';

type ImageContent = Extract<CakeContent, { type: 'image' }>;

interface Props {
  creator: Creator;
  /** What lies there, to be cut again or replaced */
  edited?: ImageContent | undefined;
  onPlace(content: CakeContent): void;
}

const accept = 'image/png,image/jpeg,image/gif,image/bmp';

/** A picture is chosen, checked, cut to a square, and saved. @see shop.md sections 2.3 and 5, "File uploads" */
export function ImageForm({ creator, edited, onPlace }: Props) {
  const { originals, drafts } = creator;
  const input = useRef<HTMLInputElement>(null);
  const save = useRef<HTMLButtonElement>(null);
  const isOver = useRef(false);
  const [chosen, setChosen] = useState(edited ? undefined : drafts.picture);
  const [problem, setProblem] = useState<string>();
  const [isReading, setReading] = useState(false);
  useEffect(() => {
    isOver.current = false;
    return () => {
      isOver.current = true;
    };
  }, []);

  const change = (picture: CutPicture | undefined) => {
    setChosen(picture);
    if (!edited) drafts.picture = picture;
  };
  const crop = async (original: File, box?: CropBox, key?: string) => {
    const { cropImage } = await importAgain(() => import('../../shared/ui/image-crop/crop-image.ts'));
    const cropped = await cropImage(original, box, true);
    if (!cropped || isOver.current) return;
    const { imageDataUrl, pixels } = await elementPicture(cropped.file);
    const content: ImageContent = { type: 'image', fileName: original.name, imageDataUrl };
    change({ original, key, box: cropped.box, content, pixels });
    // The button has the focus of the one that it stands for, and is further below
    setTimeout(() => {
      save.current?.focus();
      save.current?.scrollIntoView({ block: 'nearest' });
    });
  };
  const read = async (work: () => Promise<void>) => {
    setReading(true);
    setProblem(undefined);
    try {
      await work();
    } catch (error) {
      console.error('Krume:', error);
      // What is no picture has been told before: the dialog did not come, or what was cut out cannot be kept
      setProblem(cropText.failed);
    } finally {
      setReading(false);
    }
  };
  const cropAgain = async () => {
    if (chosen) return crop(chosen.original, chosen.box, chosen.key);
    if (!edited) return;
    const kept = edited.original && (await originals.get(edited.original.key));
    if (kept) await crop(kept, edited.original, edited.original?.key);
    else await crop(pictureFile(edited));
  };
  const saveChosen = ({ content, original, key = originals.keep(original), box }: CutPicture) => {
    change(undefined);
    onPlace({ ...content, original: { key, ...box } });
  };
  const shown = chosen?.content ?? edited;
  const choose = (field: HTMLInputElement) => {
    const [file] = field.files ?? [];
    // The same file again is a change, too
    field.value = '';
    if (!file) return;
    void read(async () => {
      const imported = await importPicture(file);
      if ('problem' in imported) setProblem(imported.problem);
      else await crop(imported.file);
    });
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
        onChange={(event) => choose(event.currentTarget)}
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
        <button type="button" className="krume-button-quiet" onClick={() => read(cropAgain)}>
          {cakePanelText.recrop}
        </button>
      )}
      {chosen ? (
        <button ref={save} type="button" className="krume-button" onClick={() => saveChosen(chosen)}>
          {cakePanelText.save}
        </button>
      ) : (
        <button type="button" className="krume-button" onClick={() => input.current?.click()}>
          {isReading ? <Spinner label={cakePanelText.reading} /> : cakePanelText.newImage}
        </button>
      )}
    </div>
  );
}
