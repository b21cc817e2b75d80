import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type CakeContent, type CakeDesign, elementAt, isFull } from '../../../shared/rules/cake/design.ts';
import { cakePanelText } from '../../../shared/text/cake-creator.ts';
import type { Creator } from '../design/creator.ts';
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

/** The view to add an element to a cake. @see shop.md section 2.3, "Add view" */
export function AddView({ creator, design, view, onBack, onPlaced }: Props) {
  const { designs } = creator;
  const edited = view.kind === 'edit' ? elementAt(design, view.index) : undefined;
  const back = useRef<HTMLButtonElement>(null);
  useEffect(() => back.current?.focus(), []);
  const isGone = view.kind === 'edit' && !edited;
  useEffect(() => {
    if (isGone) onBack();
  }, [isGone, onBack]);

  const place = (content: CakeContent) => {
    if (view.kind === 'edit') designs.change({ type: 'edit', index: view.index, content });
    else designs.change({ type: 'add', content, index: view.index });
    // The view closes after a chosen slot is filled
    if (view.index === undefined && !isFull(designs.now())) return;
    if (view.index === undefined) onBack();
    else onPlaced(view.index);
  };
  const kind = edited?.type ?? 'text';
  return (
    <div className="krume-cake-adding">
      <button ref={back} type="button" className="krume-cake-back" onClick={onBack}>
        {cakePanelText.back}
      </button>
      {view.index !== undefined && (
        <p>
          {view.kind === 'edit'
            ? cakePanelText.editing(view.index + 1)
            : cakePanelText.goesTo(view.index + 1)}
        </p>
      )}
      <Section title={cakePanelText.text} isOpen={kind === 'text'}>
        <TextForm creator={creator} edited={edited?.type === 'text' ? edited : undefined} onPlace={place} />
      </Section>
      <Section title={cakePanelText.motif} isOpen={kind === 'pattern'}>
        <MotifPicker creator={creator} onPlace={place} />
      </Section>
      <Section title={cakePanelText.image} isOpen={kind === 'image'}>
        <ImageForm creator={creator} edited={edited?.type === 'image' ? edited : undefined} onPlace={place} />
      </Section>
    </div>
  );
}

/** Its contents are created when it first opens, and stay mounted so that unfinished input is kept. */
function Section({ title, isOpen, children }: { title: string; isOpen: boolean; children: ReactNode }) {
  const [open, setOpen] = useState(isOpen);
  const [wasOpen, setWasOpen] = useState(isOpen);
  const details = useRef<HTMLDetailsElement>(null);
  const isFirst = useRef(true);
  // The summary may be at the end of the panel
  useEffect(() => {
    if (open && !isFirst.current) details.current?.scrollIntoView({ block: 'nearest' });
    isFirst.current = false;
  }, [open]);
  return (
    <details
      ref={details}
      className="krume-cake-section"
      open={open}
      onToggle={(event) => {
        setOpen(event.currentTarget.open);
        setWasOpen(true);
      }}
    >
      <summary>{title}</summary>
      {wasOpen && children}
    </details>
  );
}
