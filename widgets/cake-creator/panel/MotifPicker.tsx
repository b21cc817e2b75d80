import { useState } from 'react';
import type { CakeContent } from '../../../shared/rules/cake/design.ts';
import { type Motif, type MotifGroup, motifs } from '../../../shared/rules/cake/motif.ts';
import { motifGroupText, motifText } from '../../../shared/text/cake.ts';
import { cakePanelText } from '../../../shared/text/cake-creator.ts';
import { addNote } from '../design/add-note.ts';
import type { Creator } from '../design/creator.ts';
import { fileIn } from '../pictures/file-in.ts';
import { useIsOpen } from '../window/use-is-open.ts';

interface Props {
  creator: Creator;
  onPlace(content: CakeContent): void;
}

const groups = Object.keys(motifs) as MotifGroup[];
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

/**
 * The stock motifs. A click adds a motif to the box.
 *
 * @see shop.md sections 2.3 and 9, "Cake creator: 33 stock motifs"
 */
export function MotifPicker({ creator, onPlace }: Props) {
  const isOpen = useIsOpen();
  const [search, setSearch] = useState('');
  const [problems, setProblems] = useState<readonly string[]>([]);
  const found = groups
    .map((group) => ({
      group,
      ids: [...motifs[group]].filter((id: Motif) => plain(motifText[id]).includes(plain(search.trim()))),
    }))
    .filter(({ ids }) => ids.length > 0);

  const pick = async (id: Motif) => {
    setProblems([]);
    const imagePath = linkUrl(creator.files.motifs, id);
    const content: CakeContent = { type: 'pattern', name: motifText[id], imagePath };
    const isLoaded = await creator.pictures.load(content);
    const problem = cakePanelText.motifFailed(motifText[id]);
    if (isLoaded) onPlace(content);
    else if (isOpen()) setProblems((earlier) => [...new Set([...earlier, problem])]);
    else addNote(creator, problem);
  };
  return (
    <div className="krume-cake-form">
      <input
        type="search"
        aria-label={cakePanelText.searchMotif}
        placeholder={cakePanelText.searchMotif}
        value={search}
        onInput={(event) => setSearch(event.currentTarget.value)}
      />
      {problems.map((problem) => (
        <p key={problem} className="krume-cake-warning" role="alert">
          {problem}
        </p>
      ))}
      {found.length === 0 && <p role="status">{cakePanelText.noMotif}</p>}
      {found.map(({ group, ids }) => (
        <section key={group} aria-label={motifGroupText[group]}>
          <h3>{motifGroupText[group]}</h3>
          <ul className="krume-cake-motifs">
            {ids.map((id: Motif) => (
              <li key={id}>
                <button type="button" onClick={() => pick(id)}>
                  <img
                    src={linkUrl(creator.files.motifs, id)}
                    alt=""
                    width={56}
                    height={56}
                    loading="lazy"
                    draggable={false}
                  />
                  {motifText[id]}
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

const linkUrl = (folder: string, id: Motif) => fileIn(folder, `${id}.svg`);
