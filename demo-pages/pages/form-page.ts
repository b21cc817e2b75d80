import { html } from 'hono/html';
import { type CheckedForm, takenForm } from '../../fixtures/markup/forms/checked-form.ts';
import type { Markup } from '../../fixtures/markup/markup.ts';
import type { SiteFormName } from '../../shared/model/site-form.ts';
import type { FormAnswer } from '../shop/account/session.ts';
import type { Page } from './page.ts';

export interface FormTemplate {
  /** Path of the page, and what its form is sent to */
  path: string;
  name: SiteFormName;
  title: string;
  description: string;
  lead?: Markup | string;
  form(form: CheckedForm): Markup;
  /** Limits of its dates and numbers, printed into the page and checked by the shop */
  bounds?: CheckedForm['bounds'];
  /** Where it goes on from the thanks; to the empty form unless it says so */
  onward?: Markup;
  /** What stands below */
  after?: Markup | string;
}

interface Shown {
  answer: FormAnswer | undefined;
  /** What is known before anything has been entered */
  values?: Readonly<Record<string, string>> | undefined;
  hidden?: Readonly<Record<string, string>> | undefined;
}

/** A page around one form: empty, filled in and marked, or with the thanks in its place. */
export function formPage(template: FormTemplate, { answer, values = {}, hidden = {} }: Shown): Page {
  const { path, name, title, description, lead, form, after, onward, bounds } = template;
  const isTaken = answer?.kind === 'success';
  return {
    title: answer?.kind === 'error' ? `Fehler: ${title}` : title,
    description,
    isChecked: true,
    main: html`<div class="narrow">
<h1>${title}</h1>
${lead && !isTaken && html`<p class="lead">${lead}</p>`}
<div class="card">${
      isTaken && !answer.stays
        ? html`${takenForm(name, answer.text)}<p>${onward ?? html`<a href="${path}">Noch einmal ausfüllen</a>`}</p>`
        : form({
            id: name,
            action: path,
            phone: '061 555 01 24',
            hidden,
            bounds,
            box: answer,
            values: answer?.values ?? values,
            problems: answer?.problems,
          })
    }</div>
${after}
</div>`,
  };
}
