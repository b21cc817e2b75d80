import { useEffect, useRef, useState } from 'react';
import { type CakeDesign, isFull } from '../../shared/rules/cake/design.ts';
import { cakePanelText } from '../../shared/text/cake-creator.ts';
import { useIsland } from '../../shared/ui/widget.ts';
import { AddView } from './AddView.tsx';
import type { Creator } from './creator.ts';
import { ElementList } from './ElementList.tsx';
import type { View } from './view.ts';

interface Props {
  creator: Creator;
  design: CakeDesign;
  view: View;
  isExpanded: boolean;
  onView(view: View): void;
  onExpand(isExpanded: boolean): void;
  /** Something was placed on a slot that was chosen before */
  onPlaced(index: number): void;
}

/** Milliseconds after which the add button goes when the box is full. @see shop.md section 9, "Timings" */
const addButtonStays = 300;

/** What lies in the box as a list, and what can be added. @see shop.md section 2.3 */
export function Panel({ creator, design, view, isExpanded, onView, onExpand, onPlaced }: Props) {
  const { id } = useIsland();
  const full = isFull(design);
  const canAdd = useLater(!full, addButtonStays);
  const addButton = useRef<HTMLButtonElement>(null);
  const wasList = useRef(true);
  useEffect(() => {
    const isBack = view.kind === 'list' && !wasList.current && view.index === undefined;
    // Of a full box, the next step is to order it
    if (isBack && !full) addButton.current?.focus();
    wasList.current = view.kind === 'list';
  }, [view, full]);

  return (
    <aside className="krume-cake-panel" aria-label={cakePanelText.panel}>
      <button
        type="button"
        className="krume-cake-expander"
        aria-expanded={isExpanded}
        aria-controls={id('panel')}
        aria-label={isExpanded ? cakePanelText.minimize : cakePanelText.expand}
        title={isExpanded ? cakePanelText.minimize : cakePanelText.expand}
        onClick={() => onExpand(!isExpanded)}
      />
      <div id={id('panel')} className="krume-cake-content" hidden={!isExpanded}>
        {view.kind === 'list' ? (
          <>
            <ElementList
              creator={creator}
              design={design}
              onView={onView}
              onEmptied={() => addButton.current?.focus()}
            />
            {canAdd && (
              <button
                ref={addButton}
                type="button"
                className="krume-cake-add"
                aria-label={cakePanelText.addLabel}
                onClick={() => onView({ kind: 'add' })}
              >
                {cakePanelText.add}
              </button>
            )}
          </>
        ) : (
          <AddView
            key={`${view.kind} ${view.index}`}
            creator={creator}
            design={design}
            view={view}
            onBack={() => onView({ kind: 'list' })}
            onPlaced={(index) => {
              onView({ kind: 'list', index });
              onPlaced(index);
            }}
          />
        )}
      </div>
    </aside>
  );
}

/** True at once; false after a while. */
function useLater(wanted: boolean, delay: number): boolean {
  const [is, setIs] = useState(wanted);
  useEffect(() => {
    if (wanted) {
      setIs(true);
      return;
    }
    const timer = setTimeout(() => setIs(false), delay);
    return () => clearTimeout(timer);
  }, [wanted, delay]);
  return is || wanted;
}
