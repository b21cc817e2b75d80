import type { ComponentType } from 'react';
import type { InferOutput } from 'valibot';
import type { Mounting, Unmount, Widget } from '../catalogue.ts';
import { adoptStyles } from './adopt-styles.ts';
import { mountComponent } from './mount-component.tsx';
import { propsReader } from './props.ts';
import { replay } from './replay.ts';
import { type Known, unknownPartFinder } from './server-html/content.ts';
import { type PropsSchema, TemplateError } from './template-error.ts';
import { unclobber } from './unclobber.ts';

interface Definition<S extends PropsSchema> {
  props: S;
  prepare?: Widget['prepare'];
  /** Styles in addition to the page styles: `import styles from './my-widget.css?inline'` */
  styles?: string;
}

export interface ReplaceDefinition<S extends PropsSchema, State extends object> extends Definition<S>, Known {
  mode: 'replace';
  /**
   * Runs once before the first render, to fill stores and add listeners. The component receives the result as props.
   */
  setup?: (place: WidgetPlace<S>) => State;
  component: ComponentType<InferOutput<S> & NoInfer<State>>;
}

export interface EnhanceDefinition<S extends PropsSchema> extends Definition<S> {
  mode: 'enhance';
  enhance(place: WidgetPlace<S>): Unmount | undefined;
}

export type WidgetDefinition<S extends PropsSchema, State extends object = object> =
  | ReplaceDefinition<S, State>
  | EnhanceDefinition<S>;

export interface WidgetPlace<S extends PropsSchema> {
  host: HTMLElement;
  props: InferOutput<S>;
  signal: AbortSignal;
  /** Reports an error after mounting. Unmounts the widget and restores the server HTML */
  fail(error: unknown): void;
}

export interface DefinedWidget<S extends PropsSchema> extends Widget {
  props: S;
  /** Parses the props from the markup of a host. Throws if the widget would not start. */
  read(host: HTMLElement): InferOutput<S>;
}

/**
 * @example
 * export default defineWidget({ mode: 'replace', props: object({ articleId: string() }), component: LikeButton })
 */
export function defineWidget<S extends PropsSchema, State extends object = object>(
  definition: ReplaceDefinition<S, State>,
): DefinedWidget<S>;
export function defineWidget<S extends PropsSchema>(definition: EnhanceDefinition<S>): DefinedWidget<S>;
export function defineWidget<S extends PropsSchema, State extends object>(
  definition: WidgetDefinition<S, State>,
): DefinedWidget<S>;
export function defineWidget<S extends PropsSchema, State extends object>(
  definition: WidgetDefinition<S, State>,
): DefinedWidget<S> {
  const readProps = propsReader(definition.props);
  const known = definition.mode === 'replace' ? definition : undefined;
  const findUnknownPart = known && unknownPartFinder(known);
  const read = (host: HTMLElement) => {
    const props = readProps(host);
    const part = findUnknownPart?.(host);
    if (part && known) throw new TemplateError({ kind: 'part', part, known });
    return props;
  };
  return {
    props: definition.props,
    mode: definition.mode,
    prepare: definition.prepare,
    read,
    mount({ host, clicks, fail }: Mounting) {
      unclobber();
      const props = read(host);
      let abort: AbortController | undefined;
      // The signal is created on first access, because most widgets of a long list never use it
      const aborter = () => (abort ??= new AbortController());
      const place = {
        host,
        props,
        fail,
        get signal() {
          return aborter().signal;
        },
      };
      let undo: Unmount | undefined;
      if (definition.styles) adoptStyles(definition.styles);
      try {
        if (definition.mode === 'replace') {
          const { component: Component, setup } = definition;
          const state = setup ? setup(place) : ({} as State);
          undo = mountComponent(<Component {...props} {...state} />, { place, fail });
        } else {
          undo = definition.enhance(place);
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
          console.error('Krume: unmount failed', host, error);
        }
      };
    },
  };
}
