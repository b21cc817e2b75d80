import { type SyntheticEvent, useRef, useState } from 'react';
import type { CakeContent } from '../../../shared/rules/cake/design.ts';
import { cakeColors, cakeFonts, maxTextLength } from '../../../shared/rules/cake/text.ts';
import { cakeColorText } from '../../../shared/text/cake.ts';
import { cakePanelText } from '../../../shared/text/cake-creator.ts';
import { FieldError } from '../../../shared/ui/components/FieldError.tsx';
import { useIsland } from '../../../shared/ui/widget.ts';
import type { Creator } from '../design/creator.ts';
import type { Drafts } from '../design/drafts.ts';
import type { TextLines } from '../pictures/text-lines.ts';
import { unprintable } from '../pictures/unprintable.ts';
import { Preview } from './Preview.tsx';

type TextContent = Extract<CakeContent, { type: 'text' }>;

interface Props {
  creator: Creator;
  /** The text that the shopper edits; undefined for a new text */
  edited?: TextContent | undefined;
  /** Returns false if the box has no free slot */
  onPlace(content: CakeContent): boolean;
}

/** @see shop.md sections 2.3, 5 and 9, "Cake creator: text" */
export function TextForm({ creator, edited, onPlace }: Props) {
  const { id } = useIsland();
  const { drafts } = creator;
  const latest = useRef<Drafts['text']>(edited ?? drafts.text);
  const [{ text, font, color }, setDraft] = useState(latest.current);
  const [isMarked, setMarked] = useState(false);
  const [warnings, setWarnings] = useState<readonly string[]>([]);
  const isPlacing = useRef(false);
  const content: TextContent = { type: 'text', text: text.trim(), font, color };

  const change = (part: Partial<Drafts['text']>) => {
    latest.current = { ...latest.current, ...part };
    setDraft(latest.current);
    if (!edited) drafts.text = latest.current;
  };
  const submit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    setMarked(content.text === '');
    if (content.text === '') {
      event.currentTarget.querySelector('textarea')?.focus();
      return;
    }
    if (isPlacing.current) return;
    isPlacing.current = true;
    await creator.pictures.load(content);
    isPlacing.current = false;
    // Keeps a text without a free slot, and a text that the shopper typed while the font was loading
    if (onPlace(content) && latest.current.text === text) change({ text: '' });
  };
  const problem = [
    ...(isMarked ? [id('missing')] : []),
    ...(warnings.length > 0 ? [id('warning')] : []),
  ].join(' ');
  return (
    <form className="krume-cake-form" onSubmit={submit} noValidate>
      <textarea
        aria-label={cakePanelText.placeholder}
        placeholder={cakePanelText.placeholder}
        rows={3}
        dir="auto"
        maxLength={maxTextLength}
        required
        value={text}
        aria-invalid={isMarked || undefined}
        aria-describedby={problem || undefined}
        onInput={(event) => {
          change({ text: event.currentTarget.value });
          setMarked(false);
        }}
      />
      {isMarked && <FieldError id={id('missing')} text={cakePanelText.textMissing} />}
      <Preview
        creator={creator}
        content={content}
        onSet={(lines) => setWarnings(warningsOf(lines, content))}
      />
      {warnings.length > 0 && (
        <div id={id('warning')} role="status">
          {warnings.map((warning) => (
            <p key={warning} className="krume-cake-warning">
              {warning}
            </p>
          ))}
        </div>
      )}
      <label>
        {cakePanelText.font}
        <select value={font} onChange={(event) => change({ font: event.currentTarget.value })}>
          {cakeFonts.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </select>
      </label>
      <fieldset className="krume-cake-colors">
        <legend>{cakePanelText.color}</legend>
        {cakeColors.map((each) => (
          <label key={each} title={cakeColorText[each]}>
            <input
              type="radio"
              name={id('color')}
              value={each}
              checked={each === color}
              onChange={() => change({ color: each })}
            />
            <span style={{ background: each }} />
            <span className="krume-hidden">{cakeColorText[each]}</span>
          </label>
        ))}
      </fieldset>
      <button type="submit" className="krume-button">
        {edited ? cakePanelText.apply : cakePanelText.insert}
      </button>
    </form>
  );
}

function warningsOf({ fits, isBroken }: TextLines, content: TextContent): string[] {
  const layout = fits ? (isBroken ? cakePanelText.wordBroken : undefined) : cakePanelText.textTooLong;
  return [layout, unprintable([content])].filter((warning) => warning !== undefined);
}
