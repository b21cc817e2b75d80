export { adoptStyles } from './adopt-styles.ts';
export {
  type DefinedWidget,
  defineWidget,
  type EnhanceDefinition,
  type ReplaceDefinition,
  type WidgetDefinition,
  type WidgetPlace,
} from './define-widget.tsx';
export { useIsland } from './island-context.ts';
export { lazyPart } from './lazy-part.ts';
export { Slot } from './Slot.tsx';
export type { PropsSchema } from './template-error.ts';
export { uniqueId } from './unique-id.ts';
