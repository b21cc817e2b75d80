// @vitest-environment page
import { expect, test } from 'vitest';
import { enter, markedFields } from '../../../site-forms/enter.ts';
import { formCases, valuesWith } from '../../../site-forms/forms.ts';
import { settled } from '../../../support/page/page.ts';
import { field, form, openForm, testForms } from '../open-form.ts';

// site.md sections 4.9 and 5, "General": only invalid fields are marked, and a corrected field loses its mark at once

testForms({ isBotCheckAllowed: true });

let page: Awaited<ReturnType<typeof openForm>>;

test.each(formCases)(
  'in the form $name at $path, a field whose value breaks a rule is marked until the value is corrected',
  async (each) => {
    page = await openForm(each.path);
    for (const rule of each.rules) {
      enter(form(), valuesWith(each, rule, rule.broken));
      await page.submit();
      expect([rule, markedFields(form())]).toEqual([rule, [rule.field]]);
      enter(form(), valuesWith(each, rule, rule.mended));
      field(rule.field).dispatchEvent(new Event('input', { bubbles: true }));
      await settled();
      expect([rule, markedFields(form())]).toEqual([rule, []]);
    }
    expect(page.sent).toHaveLength(0);
    enter(form(), each.valid);
    await page.submit();
    expect(page.sent).toHaveLength(1);
  },
);
