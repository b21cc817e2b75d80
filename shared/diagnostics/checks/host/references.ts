import { queryPage } from '../../../registry/native.ts';
import { quote } from '../../mistakes/describe-mistake.ts';
import { distance } from '../../mistakes/edit-distance.ts';

const references = ['for', 'aria-labelledby', 'aria-describedby', 'list', 'form'];

/** These tell it themselves, or open what is behind the place before they go there. */
const guides = '[data-widget=content-effects], [data-widget=event-detail], [data-widget=sticky-nav]';

/** Names of other elements that the page does not have. Of buttons that open something, their widget tells it. */
export const checkReferences = (own: readonly Element[]): string[] =>
  own.flatMap((element) => [
    ...checkPlace(element),
    ...references.flatMap((name) =>
      (element.getAttribute(name) ?? '')
        .split(/\s+/)
        .filter((id) => id && !queryPage(`[id="${CSS.escape(id)}"]`).length)
        .map(
          (id) =>
            `hat an einem <${element.localName}> ${name}="${id}", aber auf der Seite ist nichts mit dieser id.`,
        ),
    ),
  ]);

/** A link to a place of this page that is misspelt; in the reviews, all links lead to their parts. */
function checkPlace(element: Element): string[] {
  const [, id = ''] = /^#([\w-]+)$/.exec(element.getAttribute('href') ?? '') ?? [];
  if (!id || !element.matches('a') || element.closest(guides) || queryPage(`[id="${CSS.escape(id)}"]`).length)
    return [];
  const meant = [...queryPage('[id]')].find((each) => distance(each.id, id) <= 2)?.id;
  if (!meant && !element.closest('[data-widget=product-reviews]')) return [];
  const remedy = meant ? `Meinten Sie "#${meant}"?` : 'Er führt nirgends hin.';
  return [
    `hat einen Link ${quote(element)} auf "#${id}", aber auf der Seite ist nichts mit dieser id. ${remedy}`,
  ];
}
