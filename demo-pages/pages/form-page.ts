import { html } from 'hono/html';
import { acceptedForm, type CheckedForm } from '../../fixtures/markup/forms/checked-form.ts';
import type { Markup } from '../../fixtures/markup/markup.ts';
import type { SiteFormName } from '../../shared/model/site-form.ts';
import type { FormOutcome } from '../shop/account/session.ts';
import type { Page } from './page.ts';

export interface FormTemplate {
  /** Path of the page, and action of its form */
  path: string;
  name: SiteFormName;
  title: string;
  description: string;
  lead?: Markup | string;
  form(form: CheckedForm): Markup;
  /** Limits of dates and numbers: printed into the page and checked by the shop */
  bounds?: CheckedForm['bounds'];
  /** The link after a successful submission; by default a link to the empty form */
  onward?: Markup;
  after?: Markup | string;
}

interface Shown {
  outcome: FormOutcome | undefined;
  values?: Readonly<Record<string, string>> | undefined;
  hidden?: Readonly<Record<string, string>> | undefined;
}

/** A page with a form. After a submission, it shows the form with errors or a thank-you message. */
export function formPage(template: FormTemplate, { outcome, values = {}, hidden = {} }: Shown): Page {
  const { path, name, title, description, lead, form, after, onward, bounds } = template;
  const isTaken = outcome?.kind === 'success';
  return {
    title: outcome?.kind === 'error' ? `Fehler: ${title}` : title,
    description,
    isChecked: true,
    main: html`<div class="narrow">
<h1>${title}</h1>
${lead && !isTaken && html`<p class="lead">${lead}</p>`}
<div class="card">${
      isTaken && !outcome.keepsForm
        ? html`${acceptedForm(name, outcome.text)}<p>${onward ?? html`<a href="${path}">Noch einmal ausfüllen</a>`}</p>`
        : form({
            id: name,
            action: path,
            phone: '061 555 01 24',
            hidden,
            bounds,
            box: outcome,
            values: outcome?.values ?? values,
            problems: outcome?.problems,
          })
    }</div>
${after}
</div>`,
  };
}
