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

/** The definition of a `replace` widget whose component has the props `P`. */
interface Replacing<P> {
  props: typeof props;
  mode: 'replace';
  component: (props: P) => ReactNode;
}

test('the type of a component’s props is the output type of the props schema, which includes defaults', () => {
  expectTypeOf<Extract<Definition, { mode: 'replace' }>['component']>().toEqualTypeOf<
    ComponentType<HeartProps & object>
  >();
  expectTypeOf<Replacing<HeartProps>>().toExtend<Definition>();
});

test('the type of a component’s props contains the return value of setup()', () => {
  type WithCount = WidgetDefinition<typeof props, { count: number }>;
  expectTypeOf<Replacing<HeartProps & { count: number }>>().toExtend<WithCount>();
  expectTypeOf<Replacing<HeartProps & { count: string }>>().not.toExtend<WithCount>();
  expectTypeOf<Replacing<HeartProps & { count: number }>>().not.toExtend<Definition>();
});

test('a component may omit props of the schema, but must not declare props that the schema does not contain', () => {
  expectTypeOf<Replacing<{ productId: string }>>().toExtend<Definition>();
  expectTypeOf<Replacing<{ productId: number }>>().not.toExtend<Definition>();
  expectTypeOf<Replacing<{ productId: string; color: string }>>().not.toExtend<Definition>();
  expectTypeOf<Replacing<{ redirect: string }>>().not.toExtend<Definition>();
});

test('the type of enhance() declares the parameters host, props and signal', () => {
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

test('the types of defineWidget require ‘component’ for a replace widget and ‘enhance’ for an enhance widget', () => {
  expectTypeOf<Definition['mode']>().toEqualTypeOf<'replace' | 'enhance'>();
  expectTypeOf<{ props: typeof props; mode: 'replace' }>().not.toExtend<Definition>();
  expectTypeOf<{ props: typeof props; mode: 'enhance' }>().not.toExtend<Definition>();
  expectTypeOf<{
    props: typeof props;
    mode: 'enhance';
    component: ComponentType<HeartProps>;
  }>().not.toExtend<Definition>();
});

test('defineWidget returns a widget with the type of its props schema', () => {
  expectTypeOf<ReturnType<typeof defineWidget<typeof props>>>().toEqualTypeOf<DefinedWidget<typeof props>>();
  expectTypeOf<DefinedWidget<typeof props>>().toExtend<Widget>();
  expectTypeOf<DefinedWidget<typeof props>['props']>().toEqualTypeOf<typeof props>();
});
