export * as attribute from './attributes.ts';
export { type DefinedWidget, defineWidget } from './define-widget.tsx';
export { useIsland } from './island-context.ts';
export type { PropsSchema } from './props.ts';
