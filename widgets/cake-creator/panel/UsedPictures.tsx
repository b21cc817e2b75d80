import { useMemo } from 'react';
import { cakePanelText } from '../../../shared/text/cake-creator.ts';
import { useStore } from '../../../shared/ui/widget.ts';
import type { Creator } from '../design/creator.ts';
import type { ImageContent } from './use-picture.ts';
import { usedPictures } from './used-pictures.ts';

interface Props {
  creator: Creator;
  /** The picture that the shopper edits; it is not listed */
  edited?: ImageContent | undefined;
  onPlace(content: ImageContent): void;
}

/** The pictures that this design has used. A click adds a picture again, without another upload. */
export function UsedPictures({ creator, edited, onPlace }: Props) {
  const history = useStore(creator.designs.$history);
  const used = useMemo(() => usedPictures(history), [history]);
  const offered = used.filter(({ imageDataUrl }) => imageDataUrl !== edited?.imageDataUrl);
  if (offered.length === 0) return null;
  return (
    <section aria-label={cakePanelText.used}>
      <h3>{cakePanelText.used}</h3>
      <ul className="krume-cake-used">
        {offered.map(({ index, ...content }) => (
          <li key={content.imageDataUrl}>
            <button type="button" title={content.fileName} onClick={() => onPlace(content)}>
              <img
                src={content.imageDataUrl}
                alt={cakePanelText.insertAgain(content.fileName)}
                draggable={false}
              />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
