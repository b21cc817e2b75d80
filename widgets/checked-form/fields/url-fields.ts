import type { FailingField } from '../../../shared/rules/form.ts';
import { formText } from '../../../shared/text/form.ts';
import { controlsOf } from './controls.ts';
import { isUrl } from './url.ts';

/**
 * Returns the fields of type `url` whose value is not the URL of a public website. Empty fields are valid.
 *
 * @see site.md section 5, "General"
 */
export const wrongUrls = (form: Element): FailingField[] =>
  controlsOf(form)
    .filter(({ type, value }) => type === 'url' && value.trim() !== '' && !isUrl(value.trim()))
    .map(({ name }) => ({ name, message: formText.url }));
