/** The overlay's styles, in a constructed stylesheet that a strict CSP allows. */
export function overlayStyles(): CSSStyleSheet {
  const made = new CSSStyleSheet();
  made.replaceSync(css);
  return made;
}

/**
 * White text has a contrast ratio of at least 5:1 on each colour. Line styles distinguish waiting, loading, ready and
 * wrong widgets without colour.
 */
const css = `
:host { all: initial; position: fixed; inset: 0; z-index: 2147483647; pointer-events: none; }
* { box-sizing: border-box; margin: 0; }
[hidden] { display: none !important; }
[data-state=waiting] { --color: #4d5c6b; --line: dashed; }
[data-state=loading] { --color: #8a5300; --line: dotted; }
[data-state=ready] { --color: #1b6b34; --line: solid; }
[data-state=failed] { --color: #b3261e; --line: double; --thick: 4px; }
[data-state=ready][data-wrong=true] { --color: #b3261e; --line: double; --thick: 4px; }
[data-state=mistake] { --color: #9a3412; --line: double; --thick: 4px; }
[data-state=unknown] { --color: #7a28b8; --line: double; --thick: 4px; }

.labels, .panel { font: 12px/1.35 system-ui, sans-serif; }
.outline, .label { position: absolute; inset: 0 auto auto 0; }
.outline { border: var(--thick, 2px) var(--line) var(--color); border-radius: 4px; }
.label {
  inline-size: max-content; max-inline-size: min(22rem, 100vw - 8px); padding: 1px 6px 2px;
  border-radius: 4px; background: var(--color); color: #fff; font-size: 11px; opacity: .94;
}
.label[data-full=true] { box-shadow: 0 2px 10px rgb(0 0 0 / 35%); opacity: 1; }
.label > span { margin-inline-start: .5em; }
.label > :is(small, em) { display: block; font-size: 11px; font-style: normal; }
.label > :is(small, em):empty { display: none; }

.panel {
  position: absolute; z-index: 9; inset: auto 12px 12px auto; display: flex; flex-direction: column;
  inline-size: min(26rem, 100vw - 24px); max-block-size: min(70vh, 36rem); overflow: hidden;
  border: 1px solid #4b6470; border-radius: 14px; background: #16252c; color: #eef5f7; font-size: 13px;
  box-shadow: 0 8px 32px rgb(0 0 0 / 35%); pointer-events: auto;
}
.panel:has(#body[hidden]) { inline-size: max-content; max-inline-size: calc(100vw - 120px); }
button { font: inherit; color: inherit; text-align: start; cursor: pointer; }
:focus-visible { outline: 3px solid #ffd166; outline-offset: -3px; }
.title {
  flex: none; min-block-size: 44px; padding: 8px 16px; border: 0; background: none; font-weight: 600;
}
.bar { display: flex; flex: none; }
.bar .title { flex: 1; }
.handle {
  flex: none; inline-size: 44px; min-block-size: 44px; border: 0; background: none; text-align: center;
  cursor: move; touch-action: none;
}
:is(.list, .label) em { white-space: pre-line; }
.title::after { content: " ▴"; }
.title[aria-expanded=true]::after { content: " ▾"; }
[data-wrong=true] .bar { background: #8f1d17; color: #fff; }
#body { display: flex; flex-direction: column; gap: 8px; min-block-size: 0; padding: 10px 12px 12px; }
#body > p { padding-inline: 4px; color: #b7c8cf; font-size: 12px; }
.counts { display: flex; flex: none; flex-wrap: wrap; gap: 6px; padding: 0; list-style: none; }
.counts > li { padding: 2px 10px; border-radius: 99px; background: var(--color); color: #fff; }
.list { display: grid; gap: 4px; min-block-size: 3rem; padding: 0; overflow-y: auto; list-style: none; }
.list button {
  display: grid; grid-template-columns: 1fr auto; gap: 0 8px; inline-size: 100%; padding: 6px 10px;
  border: 0; border-inline-start: 5px solid var(--color); border-radius: 6px; background: #22363f;
}
.list button:hover { background: #2d4651; }
.list span { padding-inline: 8px; border-radius: 99px; background: var(--color); color: #fff; font-size: 12px; }
.list :is(em, small) { grid-column: 1 / -1; font-style: normal; overflow-wrap: anywhere; }
.list em { color: #ffc9c4; }
.list small { color: #b7c8cf; font-size: 12px; }
.list :empty { display: none; }
.plain {
  flex: none; min-block-size: 36px; padding: 4px 12px; border: 1px solid #7f98a1; border-radius: 8px;
  background: none; text-align: center;
}
.plain:hover { background: #22363f; }

@media print { :host { display: none; } }
`;
