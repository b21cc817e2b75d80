/** The names that the files of a new widget contain. */
export interface WidgetNames {
  /** Name of the widget: `branch-pick` */
  name: string;
  /** Name of the component: `BranchPick` */
  component: string;
  /** Name of the function that prints the markup: `branchPick` */
  markup: string;
  /** Name of the constant with the texts: `branchPickText` */
  text: string;
}

export function namesOf(name: string): WidgetNames {
  const component = name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
  const markup = component.charAt(0).toLowerCase() + component.slice(1);
  return { name, component, markup, text: `${markup}Text` };
}

/**
 * Returns the files of a new widget by path. The widget is a link, and a button that counts its presses. The
 * files include a fixture and a test.
 */
export const widgetFiles = ({ name, component, markup, text }: WidgetNames): Record<string, string> => ({
  [`widgets/${name}/index.ts`]: `import { object } from 'valibot';
import * as attribute from '../../shared/model/attributes.ts';
import { defineWidget } from '../../shared/ui/widget.ts';
import { ${component} } from './${component}.tsx';

/** Replace this sentence: the widget's purpose for a shopper. */
export default defineWidget({
  props: object({ url: attribute.link, name: attribute.text }),
  mode: 'replace',
  component: ${component},
});
`,

  [`widgets/${name}/${component}.tsx`]: `import { useState } from 'react';
import { ${text} } from '../../shared/text/${name}.ts';

interface Props {
  url: string;
  name: string;
}

/** The server's link, and a button that counts its presses. */
export function ${component}({ url, name }: Props) {
  const [count, setCount] = useState(0);
  return (
    <p>
      <a href={url}>{name}</a>{' '}
      <button type="button" onClick={() => setCount(count + 1)}>
        {${text}.action}
      </button>{' '}
      <span role="status">{count > 0 && ${text}.count(count)}</span>
    </p>
  );
}
`,

  [`widgets/${name}/contract.ts`]: `import type { WrittenContract } from '../../shared/diagnostics/contract.ts';

export default {
  mode: 'replace',
  sheet: 'every',
  requiredParts: { 'a[href]': 'der Link, der ohne JavaScript reicht' },
} satisfies WrittenContract;
`,

  [`shared/text/${name}.ts`]: `/** German texts of the widget \`${name}\`. */
export const ${text} = {
  action: 'Drücken',
  count: (count: number) => \`\${count} Mal gedrückt\`,
} as const;
`,

  [`fixtures/markup/${name}.ts`]: `import { part } from '../template/nodes.ts';
import { text } from '../template/params.ts';
import { print } from '../template/print.ts';
import { template } from '../template/template.ts';
import type { Markup } from './markup.ts';

export interface ${component} {
  url: string;
  name: string;
}

export const ${markup}Template = template({
  name: '${name}',
  about: '${component}',
  params: { url: text('Adresse, zu der der Link führt'), name: text('Text des Links') },
  markup: ({ url, name }) =>
    part\`<div data-widget="${name}" data-url="\${url}" data-name="\${name}"><p><a href="\${url}">\${name}</a></p></div>\`,
});

/** The markup of the CMS: a link that works without JavaScript. */
export const ${markup} = (props: ${component}): Markup => print(${markup}Template, props);
`,

  [`fixtures/docs/${name}.ts`]: `import { ${markup} } from '../markup/${name}.ts';
import type { WidgetDocs } from '../widget-docs.ts';

export default {
  title: '${component}',
  description: 'Was dieses Widget für Besucher tut, in einem Satz.',
  group: 'content',
  words: ['Wort, unter dem man es auch sucht'],
  use: 'Wofür man es braucht, in einem Satz.',
  avoid: 'Wann nicht, und was dann besser ist.',
  access: 'Tasten, Fokus, und was vorgelesen wird.',
  props: { url: 'Adresse, zu der der Link führt.', name: 'Text des Links.' },
  fixtures: [{ title: 'Ein Link', html: String(${markup}({ url: '/produkte', name: 'Alle Produkte' })) }],
} satisfies WidgetDocs;
`,

  [`tests/widgets/${name}/${component}.test.ts`]: `// @vitest-environment page
import { afterEach, expect, test } from 'vitest';
import { ${markup} } from '../../../fixtures/markup/${name}.ts';
import { openPage, textOf } from '../../support/page/live-page.ts';
import { getElement, settled } from '../../support/page/page.ts';
import { connectShop } from '../../support/shop/shop.ts';

let page: Awaited<ReturnType<typeof openPage>> | undefined;
afterEach(() => page?.stop());

test('the button counts its presses', async () => {
  connectShop();
  page = await openPage(${markup}({ url: '/produkte', name: 'Alle Produkte' }));
  getElement('button').click();
  await settled();
  expect(textOf(getElement('[role="status"]'))).toBe('1 Mal gedrückt');
});
`,
});
