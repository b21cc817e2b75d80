import type { ComponentType, ReactNode } from 'react';
import { array, object, optional } from 'valibot';
import { expectTypeOf, test } from 'vitest';
import * as attribute from '../../../../shared/model/attributes.ts';
import type { Widget } from '../../../../shared/registry/catalogue.ts';
import type {
  DefinedWidget,
  defineWidget,
  WidgetDefinition,
  WidgetPlace,
} from '../../../../shared/registry/widget/define-widget.tsx';

const props = object({
  productId: attribute.id,
  active: optional(attribute.flag, false),
  redirect: optional(attribute.link),
  sizes: optional(array(object({ code: attribute.text, weight: attribute.integer })), []),
});

interface HeartProps {
  productId: string;
  active: boolean;
  redirect?: string | undefined;
  sizes: { code: string; weight: number }[];
}

type Definition = WidgetDefinition<typeof props>;

/** A definition that renders a component with these props. */
interface Replacing<P> {
  props: typeof props;
  mode: 'replace';
  component: (props: P) => ReactNode;
}

test('a component gets the props that its schema gives out, the defaults filled in', () => {
  expectTypeOf<Extract<Definition, { mode: 'replace' }>['component']>().toEqualTypeOf<
    ComponentType<HeartProps & object>
  >();
  expectTypeOf<Replacing<HeartProps>>().toExtend<Definition>();
});

test('what setup answers are props of the component, too', () => {
  type WithCount = WidgetDefinition<typeof props, { count: number }>;
  expectTypeOf<Replacing<HeartProps & { count: number }>>().toExtend<WithCount>();
  expectTypeOf<Replacing<HeartProps & { count: string }>>().not.toExtend<WithCount>();
  expectTypeOf<Replacing<HeartProps & { count: number }>>().not.toExtend<Definition>();
});

test('a component may ask for fewer props, never for others', () => {
  expectTypeOf<Replacing<{ productId: string }>>().toExtend<Definition>();
  expectTypeOf<Replacing<{ productId: number }>>().not.toExtend<Definition>();
  expectTypeOf<Replacing<{ productId: string; color: string }>>().not.toExtend<Definition>();
  expectTypeOf<Replacing<{ redirect: string }>>().not.toExtend<Definition>();
});

test('a widget that enhances gets its host, its props and a signal that ends with it', () => {
  type Enhance = Extract<Definition, { mode: 'enhance' }>['enhance'];
  expectTypeOf<Enhance>().parameters.toEqualTypeOf<[place: WidgetPlace<typeof props>]>();
  expectTypeOf<Enhance>().returns.toEqualTypeOf<(() => void) | undefined>();
  expectTypeOf<WidgetPlace<typeof props>>().toEqualTypeOf<{
    host: HTMLElement;
    props: HeartProps;
    signal: AbortSignal;
    fail(error: unknown): void;
  }>();
});

test('a mode and what it needs belong together', () => {
  expectTypeOf<Definition['mode']>().toEqualTypeOf<'replace' | 'enhance'>();
  expectTypeOf<{ props: typeof props; mode: 'replace' }>().not.toExtend<Definition>();
  expectTypeOf<{ props: typeof props; mode: 'enhance' }>().not.toExtend<Definition>();
  expectTypeOf<{
    props: typeof props;
    mode: 'enhance';
    component: ComponentType<HeartProps>;
  }>().not.toExtend<Definition>();
});

test('what is defined is a widget, and keeps its schema for the catalogue page', () => {
  expectTypeOf<ReturnType<typeof defineWidget<typeof props>>>().toEqualTypeOf<DefinedWidget<typeof props>>();
  expectTypeOf<DefinedWidget<typeof props>>().toExtend<Widget>();
  expectTypeOf<DefinedWidget<typeof props>['props']>().toEqualTypeOf<typeof props>();
});
