import type { Article } from './article.ts';
import { lineConfigurations } from './cart-answer.ts';

/** What was chosen, in words: the values, separated by commas, then each option as 'label: value'. */
export function lineDetails(article: Article): string[] {
  const values = lineConfigurations(article).map(({ value }) => value);
  const options = article.options.map(({ label, valueLabel }) => `${label}: ${valueLabel}`);
  return [...(values.length > 0 ? [values.join(', ')] : []), ...options];
}
