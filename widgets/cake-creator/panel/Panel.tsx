import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { activeElement } from '../../../shared/registry/native.ts';
import { type CakeDesign, isFull } from '../../../shared/rules/cake/design.ts';
import { cakePanelText } from '../../../shared/text/cake-creator.ts';
import { useIsland } from '../../../shared/ui/widget.ts';
import type { Creator } from '../design/creator.ts';
import type { View } from '../window/view.ts';
import { AddView } from './AddView.tsx';
import { ElementList } from './ElementList.tsx';
import { PictureNotes } from './PictureNotes.tsx';

interface Props {
  creator: Creator;
  design: CakeDesign;
  view: View;
  isExpanded: boolean;
  onView(view: View): void;
  onExpand(isExpanded: boolean): void;
  /** Called after the chosen slot has been filled */
  onPlaced(index: number): void;
}

/**
 * The add button of a full box disappears after this number of milliseconds.
 *
 * @see shop.md section 9, "Timings"
 */
const addButtonDelay = 300;

/** The panel with the list of elements or the add view. @see shop.md section 2.3 */
export function Panel({ creator, design, view, isExpanded, onView, onExpand, onPlaced }: Props) {
  const { id } = useIsland();
  const full = isFull(design);
  const canAdd = useLater(!full, addButtonDelay);
  const addButton = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLElement>(null);
  const last = useRef<View>(view);
  useEffect(() => {
    const before = last.current;
    last.current = view;
    if (view.kind !== 'list' || before.kind === 'list' || view.index !== undefined) return;
    const edited =
      before.kind === 'edit' &&
      panel.current?.querySelector<HTMLElement>(
        `[data-icon="pencil"][aria-describedby="${id(`place-${before.index}`)}"]`,
      );
    if (edited) edited.focus();
    // In a full box, the next step is the order, not another element
    else if (!full) addButton.current?.focus();
  }, [view, full, id]);
  // If an undo removes the focused row, the add button gets the focus, because keyboard shortcuts work only
  // with the focus inside the dialog
  useLayoutEffect(() => {
    const focused = activeElement();
    if (design && (!focused || focused.contains(panel.current))) addButton.current?.focus();
  }, [design]);

  return (
    <aside ref={panel} className="krume-cake-panel" aria-label={cakePanelText.panel}>
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
        <PictureNotes creator={creator} />
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

/** Returns `wanted`. A change to true takes effect immediately; a change to false takes effect after the delay. */
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
