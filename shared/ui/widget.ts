import {
  type DefinedWidget,
  defineWidget as define,
  type EnhanceDefinition,
  type PropsSchema,
  type ReplaceDefinition,
  type WidgetDefinition,
} from '../registry/widget/index.ts';
import { noteServicesStart } from './services/load-services.ts';
import { watchShop } from './services/watch-shop.ts';

export { useStore } from '@nanostores/react';
export {
  adoptStyles,
  lazyPart,
  Slot,
  uniqueId,
  useIsland,
  type WidgetPlace,
} from '../registry/widget/index.ts';

function start() {
  noteServicesStart();
  return watchShop();
}

/** Defines a widget of the shop. The first mounted widget starts the services for cart, wishlist and session. */
export function defineWidget<S extends PropsSchema, State extends object = object>(
  definition: ReplaceDefinition<S, State>,
): DefinedWidget<S>;
export function defineWidget<S extends PropsSchema>(definition: EnhanceDefinition<S>): DefinedWidget<S>;
export function defineWidget<S extends PropsSchema, State extends object>(
  definition: WidgetDefinition<S, State>,
) {
  return { ...define(definition), start };
}
