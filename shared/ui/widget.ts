import { defineWidget as define, type PropsSchema } from '../registry/widget/index.ts';
import { watchSession } from './watch-session.ts';

/** A widget of the shop: wherever one stands, an expired session is noticed. */
export const defineWidget = <S extends PropsSchema>(definition: Parameters<typeof define<S>>[0]) => {
  watchSession();
  return define<S>(definition);
};
