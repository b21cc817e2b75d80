import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { html } from '@codemirror/lang-html';
import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { type Diagnostic, lintGutter, setDiagnostics } from '@codemirror/lint';
import { drawSelection, EditorView, keymap, lineNumbers } from '@codemirror/view';
import { tags } from '@lezer/highlight';
import { type Edit, type Finding, rangeIn } from './finding.ts';
import { mendOf } from './mend.ts';

export interface Editor {
  text(): string;
  showFindings(findings: readonly Finding[]): void;
  apply(edit: Edit): void;
  /** Moves the cursor to an index in the text and focuses the editor */
  goTo(index: number): void;
}

const colours = HighlightStyle.define([
  { tag: [tags.tagName, tags.angleBracket], color: 'var(--krume-color-accent-strong)' },
  { tag: tags.attributeName, color: 'var(--krume-color-focus)' },
  { tag: [tags.attributeValue, tags.string], color: 'var(--krume-color-success)' },
  { tag: tags.comment, color: 'var(--krume-color-muted)' },
]);

const theme = EditorView.theme({
  '&': { height: '100%', backgroundColor: 'var(--krume-color-raised)', color: 'var(--krume-color-text)' },
  '&.cm-focused': { outline: '3px solid var(--krume-color-focus)', outlineOffset: '-3px' },
  '.cm-scroller': { fontFamily: 'ui-monospace, monospace', fontSize: '14px', lineHeight: '1.6' },
  '.cm-gutters': { backgroundColor: 'var(--krume-color-tint)', color: 'var(--krume-color-muted)' },
});

/**
 * Replaces the selected text when the user types. By default, the browser would keep the colours of the selected text
 * in a `style` attribute, which the content security policy forbids.
 */
const typeOverSelection = EditorView.domEventHandlers({
  beforeinput(event, view) {
    if (event.inputType !== 'insertText' || !event.data || view.state.selection.main.empty) return false;
    view.dispatch(view.state.replaceSelection(event.data), { userEvent: 'input.type', scrollIntoView: true });
    event.preventDefault();
    return true;
  },
});

/**
 * Creates the editor in a shadow root, where CodeMirror uses constructed style sheets. In the page itself, CodeMirror
 * would add a `<style>`, which the content security policy forbids. Tab has no key binding, so Tab leaves the editor.
 */
export function createEditor(host: HTMLElement, text: string, changed: (text: string) => void): Editor {
  const root = host.attachShadow({ mode: 'open' });
  const view = new EditorView({
    doc: text,
    parent: root,
    root,
    extensions: [
      lineNumbers(),
      lintGutter(),
      history(),
      drawSelection(),
      html({ autoCloseTags: false }),
      syntaxHighlighting(colours),
      EditorView.lineWrapping,
      keymap.of([...defaultKeymap, ...historyKeymap]),
      EditorView.contentAttributes.of({ 'aria-label': 'Markup' }),
      EditorView.updateListener.of(({ docChanged, state }) => {
        if (docChanged) changed(state.doc.toString());
      }),
      typeOverSelection,
      theme,
    ],
  });
  const apply = (edit: Edit) => view.dispatch({ changes: edit, userEvent: 'input.mend' });

  function diagnosticOf(finding: Finding): Diagnostic {
    const markup = view.state.doc.toString();
    const mend = mendOf(markup, finding);
    return {
      ...rangeIn(markup, finding),
      severity: 'error',
      message: finding.text,
      ...(mend && { actions: [{ name: mendLabel(mend), apply: () => apply(mend) }] }),
    };
  }

  return {
    text: () => view.state.doc.toString(),
    showFindings: (findings) => view.dispatch(setDiagnostics(view.state, findings.map(diagnosticOf))),
    apply,
    goTo(index) {
      view.dispatch({ selection: { anchor: index }, scrollIntoView: true });
      view.focus();
    },
  };
}

/** The label of the button that applies an edit. */
export const mendLabel = ({ insert }: Edit): string => `«${insert}» einsetzen`;
