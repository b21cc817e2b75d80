import { useEffect, useRef, useState } from 'react';
import type { CakeContent } from '../../../shared/rules/cake/design.ts';
import { cakeNewsText } from '../../../shared/text/cake-creator.ts';
import { cropText } from '../../../shared/text/image-crop.ts';
import type { CropBox } from '../../../shared/ui/media/image-crop/crop-box.ts';
import { lazyPart } from '../../../shared/ui/widget.ts';
import type { Creator } from '../design/creator.ts';
import type { CutPicture } from '../design/drafts.ts';
import { elementPicture, importPicture, pictureFile } from '../pictures/import-picture.ts';

const loadCrop = lazyPart(() => import('../../../shared/ui/media/image-crop/crop-image.ts'));

export type ImageContent = Extract<CakeContent, { type: 'image' }>;

interface Options {
  creator: Creator;
  /** The picture in the box, when editing */
  edited: ImageContent | undefined;
  onPlace(content: ImageContent): void;
  /** Called when a picture is cropped and can be saved */
  onCut(): void;
}

/**
 * The state of a picture before it is placed: it is read, cropped to a square, then saved. Another file or
 * `discard` aborts a read at any time; its result is ignored.
 *
 * @see shop.md sections 2.3 and 5, "File uploads"
 */
export function usePicture({ creator, edited, onPlace, onCut }: Options) {
  const { originals, drafts, designs } = creator;
  const [chosen, setChosen] = useState(edited ? undefined : drafts.picture);
  const [problem, setProblem] = useState<string>();
  const [isReading, setReading] = useState(false);
  const reading = useRef<AbortController>(undefined);
  useEffect(() => () => reading.current?.abort(), []);

  const change = (picture: CutPicture | undefined) => {
    setChosen(picture);
    if (!edited) drafts.picture = picture;
  };

  async function read(work: (signal: AbortSignal) => Promise<void>): Promise<void> {
    reading.current?.abort();
    const ended = new AbortController();
    const { signal } = ended;
    reading.current = ended;
    setReading(true);
    setProblem(undefined);
    try {
      await work(signal);
    } catch (error) {
      if (signal.aborted) return;
      console.error('Krume:', error);
      // Invalid files are rejected earlier. Here, the dialog failed to load or the cropped picture cannot
      // be encoded
      setProblem(cropText.failed);
    } finally {
      if (!signal.aborted) setReading(false);
    }
  }

  async function crop(signal: AbortSignal, original: File, box?: CropBox, key?: string): Promise<void> {
    const { cropImage } = await loadCrop();
    if (signal.aborted) return;
    const cropped = await cropImage(original, box, true);
    if (!cropped || signal.aborted) return;
    const { imageDataUrl, pixels } = await elementPicture(cropped.file);
    if (signal.aborted) return;
    const content: ImageContent = { type: 'image', fileName: original.name, imageDataUrl };
    change({ original, key, box: cropped.box, content, pixels });
    onCut();
  }

  return {
    chosen,
    problem,
    isReading,

    choose: (file: File) =>
      read(async (signal) => {
        const imported = await importPicture(file);
        if (signal.aborted) return;
        if ('problem' in imported) setProblem(imported.problem);
        else await crop(signal, imported.file);
      }),

    cropAgain: () =>
      read(async (signal) => {
        if (chosen) return crop(signal, chosen.original, chosen.box, chosen.key);
        if (!edited) return;
        const { original } = edited;
        const kept = original && (await originals.get(original.key));
        if (signal.aborted) return;
        return kept ? crop(signal, kept, original, original.key) : crop(signal, pictureFile(edited));
      }),

    /** Aborts the picture that is being read, else discards the chosen one. */
    discard() {
      reading.current?.abort();
      setReading(false);
      setProblem(undefined);
      if (!isReading) change(undefined);
      designs.announce(cakeNewsText.discarded);
    },

    save({ content, original, key = originals.keep(original), box }: CutPicture) {
      change(undefined);
      onPlace({ ...content, original: { key, ...box } });
    },
  };
}
