import { useRef } from 'react';
import type { CakeElement } from '../../../shared/model/cake.ts';
import { type CakeDesign, isFull } from '../../../shared/rules/cake/design.ts';
import { cakePanelText, cakeSlotText } from '../../../shared/text/cake-creator.ts';
import { useIsland } from '../../../shared/ui/widget.ts';
import type { Creator } from '../design/creator.ts';
import { Tool } from '../window/Tool.tsx';
import type { View } from '../window/view.ts';
import { elementName } from './element-name.ts';
import { Preview } from './Preview.tsx';

interface Props {
  creator: Creator;
  design: CakeDesign;
  onView(view: View): void;
  /** Called after the shopper has removed the only row. The focused button was in this row */
  onEmptied(): void;
}

/** The elements in the box, with a row for each element. @see shop.md section 2.3 */
export function ElementList({ creator, design, onView, onEmptied }: Props) {
  const { id } = useIsland();
  const { designs } = creator;
  const list = useRef<HTMLOListElement>(null);
  const full = isFull(design);
  if (design.elements.length === 0) return <p className="krume-cake-empty">{cakePanelText.empty}</p>;

  const remove = (index: number) => {
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>('[data-icon="trash"]') ?? [])];
    const place = design.elements.findIndex((element) => element.index === index);
    // Moves the focus to the next row. If the shopper removes the last row, the focus moves to the previous row
    (buttons[place + 1] ?? buttons[place - 1])?.focus();
    designs.change({ type: 'delete', index });
    if (buttons.length === 1) onEmptied();
  };
  return (
    <ol ref={list} className="krume-cake-list">
      {design.elements.map((element) => {
        const { index } = element;
        const name = elementName(element);
        return (
          <li key={index}>
            <span
              id={id(`place-${index}`)}
              className="krume-cake-number"
              role="img"
              aria-label={cakeSlotText.place(index + 1)}
            >
              {index + 1}
            </span>
            <Thumbnail creator={creator} element={element} />
            <span className="krume-cake-name">{name}</span>
            <span className="krume-cake-tools">
              <Tool
                icon="pencil"
                label={cakePanelText.edit(name)}
                place={id(`place-${index}`)}
                onPress={() => onView({ kind: 'edit', index })}
              />
              {!full && (
                <Tool
                  icon="copy"
                  label={cakePanelText.clone(name)}
                  place={id(`place-${index}`)}
                  onPress={() => designs.change({ type: 'clone', index })}
                />
              )}
              <Tool
                icon="trash"
                label={cakePanelText.remove(name)}
                place={id(`place-${index}`)}
                onPress={() => remove(index)}
              />
            </span>
          </li>
        );
      })}
    </ol>
  );
}

/** Shows a motif or a picture as an image. Draws a text as it will be printed. */
function Thumbnail({ creator, element }: { creator: Creator; element: CakeElement }) {
  const label = cakePanelText.kinds[element.type];
  if (element.type === 'text')
    return (
      <Preview creator={creator} content={element} size={40} className="krume-cake-thumb" label={label} />
    );
  const url = element.type === 'pattern' ? element.imagePath : element.imageDataUrl;
  return <img className="krume-cake-thumb" src={url} alt={label} draggable={false} />;
}
