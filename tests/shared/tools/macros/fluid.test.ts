import { expect, test } from 'vitest';
import { jsonProps, part } from '../../../../fixtures/template/nodes.ts';
import { json, optional, text } from '../../../../fixtures/template/params.ts';
import { template } from '../../../../fixtures/template/template.ts';
import { fluid, partialName } from '../../../../shared/tools/macros/fluid.ts';

test('the name of a Fluid partial is the widget name in camel case', () =>
  expect(partialName('heart-toggle')).toBe('HeartToggle'));

test('a Fluid partial prints valid JSON whether or not an optional member is set', () => {
  const sample = template({
    name: 'sample',
    about: 'Beispiel',
    params: { name: text('Name'), one: json('Eins'), two: optional(json('Zwei')) },
    markup: ({ name, one, two }) => part`<p>${name}</p>${jsonProps({ one, two })}`,
  });
  expect(fluid(sample).split('</f:comment>')[1]).toBe(
    '<p>{name}</p><script type="application/json" data-widget-props><f:if condition="{two}"><f:then>{f:format.json(value: {one: one, two: two}) -> f:format.raw()}</f:then><f:else>{f:format.json(value: {one: one}) -> f:format.raw()}</f:else></f:if></script>',
  );
});
