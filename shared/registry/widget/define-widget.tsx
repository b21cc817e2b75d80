import type { ComponentType } from 'react';
import type { InferOutput } from 'valibot';
import type { Mounting, Unmount, Widget } from '../catalogue.ts';
import { type Keep, mountComponent } from './mount-component.tsx';
import { type PropsSchema, readProps } from './props.ts';
import { replay } from './replay.ts';

/** What a widget is. `replace` renders a component; `enhance` works on the server's own nodes. */
export type WidgetDefinition<S extends PropsSchema> = {
  /** Schema of what editors write; see `attributes.ts` for the kinds */
  props: S;
  prepare?: Widget['prepare'];
} & (
  | ({ mode: 'replace'; component: ComponentType<InferOutput<S>> } & Keep)
  | { mode: 'enhance'; enhance(place: EnhancedPlace<S>): Unmount | undefined }
);

export interface EnhancedPlace<S extends PropsSchema> {
  host: HTMLElement;
  props: InferOutput<S>;
  signal: AbortSignal;
}

export interface DefinedWidget<S extends PropsSchema> extends Widget {
  props: S;
}

/** @example export default defineWidget({ props: object({ productId: id }), mode: 'replace', component: Heart }) */
export function defineWidget<S extends PropsSchema>(definition: WidgetDefinition<S>): DefinedWidget<S> {
  return {
    props: definition.props,
    mode: definition.mode,
    prepare: definition.prepare,
    mount({ host, clicks, fail }: Mounting) {
      const props = readProps(host, definition.props);
      let abort: AbortController | undefined;
      // Made when it is asked for: most widgets of a list never send a request
      const aborter = () => (abort ??= new AbortController());
      const place = {
        host,
        get signal() {
          return aborter().signal;
        },
      };
      let undo: Unmount | undefined;
      try {
        if (definition.mode === 'replace') {
          const { component: Component } = definition;
          undo = mountComponent(<Component {...props} />, { place, fail, keep: definition });
        } else {
          undo = definition.enhance(Object.assign(place, { props }));
        }
      } catch (error) {
        aborter().abort();
        throw error;
      }
      if (clicks) queueMicrotask(() => replay(clicks, host));
      return () => {
        try {
          aborter().abort();
          undo?.();
        } catch (error) {
          console.error('Krume: a widget failed while it was unmounted', host, error);
        }
      };
    },
  };
}
