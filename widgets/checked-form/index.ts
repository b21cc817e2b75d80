import { object, optional } from 'valibot';
import * as attribute from '../../shared/model/attributes.ts';
import { customSchema } from '../../shared/model/custom-schema.ts';
import { siteFormNames } from '../../shared/model/site-form.ts';
import { queryAll } from '../../shared/registry/native.ts';
import { defineWidget, lazyPart, uniqueId, type WidgetPlace } from '../../shared/ui/widget.ts';
import { forgetSent } from './draft/form-draft.ts';
import { liveForm } from './live-form.ts';

const loadFocusMessage = lazyPart(() => import('./sending/focus-message.ts'));

/** A path below `apiPath`. A path that begins with '//' or '@' could send the input to another host. */
const path = customSchema('ein Pfad wie /api/contact/', (raw) =>
  typeof raw === 'string' && /^\/\w[\w./-]*$/.test(raw) ? raw : undefined,
);

const props = object({
  form: customSchema(`eines von ${siteFormNames.join(', ')}`, (raw) =>
    siteFormNames.find((name) => name === raw),
  ),
  phone: optional(attribute.text),
  email: optional(attribute.text),
  endpoint: optional(path),
});

function enhance({
  host,
  props: { form: name, phone, email, endpoint },
  signal,
}: WidgetPlace<typeof props>): undefined {
  const [box] = queryAll(host, '.krume-form-success, .krume-form-error');
  if (box?.matches('.krume-form-success')) forgetSent(name);
  if (box) loadFocusMessage().then(({ focusMessage }) => focusMessage(box, signal), console.error);
  const [form] = queryAll<HTMLFormElement>(host, 'form');
  const prefix = uniqueId();
  const id = (part: string) => `${prefix}-${part}`;
  if (form) liveForm({ form, name, signal, id, phone, email, endpoint });
}

/** A form of the website; enhances the server's HTML. @see site.md sections 2.11, 2.19, 4.9 and 5 */
export default defineWidget({ props, mode: 'enhance', enhance });
