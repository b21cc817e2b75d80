import { useEffect, useRef, useState } from 'react';
import { cropText } from '../../../shared/text/image-crop.ts';
import type { CropBox } from '../../../shared/ui/media/image-crop/crop-box.ts';

/**
 * Reads one picture or series at a time. A new read or `stop` aborts the current read, whose result is then
 * ignored.
 */
export type Reading = ReturnType<typeof useReading>;

export function useReading() {
  const [problem, setProblem] = useState<string>();
  const [isReading, setReading] = useState(false);
  const [selection, setSelection] = useState<CropBox>();
  const reading = useRef<AbortController>(undefined);
  useEffect(() => () => reading.current?.abort(), []);

  /**
   * Resolves to whether the work has ended, with or without an error; false if it was aborted.
   *
   * @param isResumed true to keep the message about another picture
   */
  async function read(work: (signal: AbortSignal) => Promise<void>, isResumed = false): Promise<boolean> {
    reading.current?.abort();
    const ended = new AbortController();
    const { signal } = ended;
    reading.current = ended;
    setReading(true);
    setSelection(undefined);
    if (!isResumed) setProblem(undefined);
    try {
      await work(signal);
    } catch (error) {
      if (!signal.aborted) {
        console.error('Krume:', error);
        // `importPicture` reports invalid files. This error means that the dialog has failed to load, or that the
        // browser has failed to encode the cropped picture
        setProblem(cropText.failed);
      }
    }
    if (!signal.aborted) end();
    return !signal.aborted;
  }

  function end(): void {
    setReading(false);
    setSelection(undefined);
  }

  function stop(): void {
    reading.current?.abort();
    end();
    setProblem(undefined);
  }

  return {
    problem,
    setProblem,
    isReading,
    /** The selected part of the picture that is being cut */
    selection,
    setSelection,
    read,
    stop,
  };
}
