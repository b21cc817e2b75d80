import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type CakeContent, type CakeDesign, elementAt, isFull } from '../../../shared/rules/cake/design.ts';
import { cakeNewsText, cakePanelText } from '../../../shared/text/cake-creator.ts';
import { TabList } from '../../../shared/ui/components/TabList.tsx';
import { useIsland } from '../../../shared/ui/widget.ts';
import { addNote } from '../design/add-note.ts';
import type { Creator } from '../design/creator.ts';
import { useIsOpen } from '../window/use-is-open.ts';
import type { View } from '../window/view.ts';
import { ImageForm } from './ImageForm.tsx';
import { MotifPicker } from './MotifPicker.tsx';
import { TextForm } from './TextForm.tsx';

interface Props {
  creator: Creator;
  design: CakeDesign;
  view: Exclude<View, { kind: 'list' }>;
  onBack(): void;
  onPlaced(index: number): void;
}

type Kind = CakeContent['type'];

const kinds: readonly (readonly [Kind, string])[] = [
  ['text', cakePanelText.text],
  ['pattern', cakePanelText.motif],
  ['image', cakePanelText.image],
];

/** The view in which the shopper adds or edits an element. @see shop.md section 2.3, "Add view" */
export function AddView({ creator, design, view, onBack, onPlaced }: Props) {
  const { id } = useIsland();
  const { designs } = creator;
  const edited = view.kind === 'edit' ? elementAt(design, view.index) : undefined;
  const back = useRef<HTMLButtonElement>(null);
  useEffect(() => back.current?.focus(), []);
  const isGone = view.kind === 'edit' && !edited;
  useEffect(() => {
    if (isGone) onBack();
  }, [isGone, onBack]);

  const isOpen = useIsOpen();
  const put = (content: CakeContent) =>
    view.kind === 'edit'
      ? designs.change({ type: 'edit', index: view.index, content })
      : designs.change({ type: 'add', content, index: view.index });
  /** Closes the view if the chosen slot has been filled, or if no slot was chosen and the box is full. */
  const leave = () => {
    if (view.index !== undefined) {
      if (elementAt(designs.now(), view.index)) onPlaced(view.index);
    } else if (isFull(designs.now())) onBack();
  };
  /** A motif or a font may load after the view has closed. Then the current view stays. */
  const place = (content: CakeContent) => {
    const isPlaced = put(content);
    if (!isPlaced && isFull(designs.now())) addNote(creator, cakeNewsText.full);
    if (isOpen()) leave();
    return isPlaced;
  };
  const { files } = view;
  const [kind, setKind] = useState<Kind>(edited?.type ?? 'text');
  useEffect(() => {
    if (files) setKind('image');
  }, [files]);
  const panelOf = (name: string) => id(`${name}-panel`);
  return (
    <div className="krume-cake-adding">
      <button ref={back} type="button" className="krume-cake-back" onClick={onBack}>
        {cakePanelText.back}
      </button>
      {view.kind === 'edit' && <p>{cakePanelText.editing(view.index + 1)}</p>}
      {view.kind === 'add' && view.index !== undefined && !elementAt(design, view.index) && (
        <p>{cakePanelText.goesTo(view.index + 1)}</p>
      )}
      <TabList
        tabs={kinds}
        selected={kind}
        id={id}
        panelOf={panelOf}
        className="krume-cake-tabs"
        onSelect={(name) => setKind(name)}
      />
      {kinds.map(([name]) => (
        <Section key={name} id={panelOf(name)} tab={id(name)} isShown={name === kind}>
          {name === 'text' && (
            <TextForm
              creator={creator}
              edited={edited?.type === 'text' ? edited : undefined}
              onPlace={place}
            />
          )}
          {name === 'pattern' && <MotifPicker creator={creator} onPlace={place} />}
          {name === 'image' && (
            <ImageForm
              creator={creator}
              edited={edited?.type === 'image' ? edited : undefined}
              isSingle={view.kind === 'edit'}
              files={files}
              onPlace={place}
              onPlaceNext={put}
              onEnd={leave}
            />
          )}
        </Section>
      ))}
    </div>
  );
}

interface SectionProps {
  id: string;
  /** Id of the tab that opens the section */
  tab: string;
  isShown: boolean;
  children: ReactNode;
}

/**
 * A section of the add view. The contents are created when the section is first shown. Afterwards they stay
 * mounted, to keep unfinished input.
 */
function Section({ id, tab, isShown, children }: SectionProps) {
  const wasShown = useRef(false);
  wasShown.current ||= isShown;
  return (
    <div id={id} role="tabpanel" className="krume-cake-section" aria-labelledby={tab} hidden={!isShown}>
      {wasShown.current && children}
    </div>
  );
}
