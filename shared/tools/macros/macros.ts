import type { Template } from '../../../fixtures/template/template.ts';
import { jinja, nunjucks, twig } from './dialects.ts';
import { fluid, partialName } from './fluid.ts';
import { liquid } from './liquid.ts';
import { paramsSchema } from './params-schema.ts';
import { php } from './php.ts';
import { twigMacros } from './twig.ts';

/** The files of `dist/macros` with their contents, by path. */
export const macros = (templates: readonly Template[]): Readonly<Record<string, string>> => ({
  'macros.json': `${JSON.stringify(templates.map(describe), null, 2)}\n`,
  'php/krume.php': php(templates),
  'twig/krume.twig': twigMacros(twig, templates),
  'jinja/krume.jinja': twigMacros(jinja, templates),
  'nunjucks/krume.njk': twigMacros(nunjucks, templates),
  ...Object.fromEntries(
    templates.flatMap((template) => [
      [`liquid/krume-${template.name}.liquid`, liquid(template)],
      [`fluid/Partials/Krume/${partialName(template.name)}.html`, fluid(template)],
    ]),
  ),
});

const describe = (template: Template) => ({
  name: template.name,
  title: template.about,
  params: paramsSchema(template),
});
