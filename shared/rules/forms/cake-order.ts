import { object } from 'valibot';
import { defaultBounds } from '../fields/bounds.ts';
import { checkbox, gender, hidden } from '../fields/choice.ts';
import { dateFrom } from '../fields/date.ts';
import { optionalWholeNumber, zip } from '../fields/digits.ts';
import { email as anyEmail } from '../fields/email.ts';
import { chosen, filled, optionalText } from '../fields/text.ts';
import { upload } from '../fields/upload.ts';
import { dynamicForm, type FormValues } from '../form.ts';

/** Whether each conditional part of the form is visible. @see site.md section 2.19, "Cake order form" */
export function cakeOrderParts({ type, filling }: FormValues) {
  return { decoration: String(type) === '1', otherFilling: String(filling) === '4' };
}

/**
 * The form for a cake order. The output omits hidden fields.
 *
 * @param today ISO date: the earliest delivery
 * @see site.md section 5, "Cake order form"
 */
export function cakeOrderForm(today: string, email = anyEmail, boundsOf = defaultBounds) {
  return dynamicForm((values) => {
    const { decoration, otherFilling } = cakeOrderParts(values);
    return object({
      type: chosen,
      count: optionalWholeNumber('count', boundsOf('count')),
      filling: optionalText,
      otherfilling: otherFilling ? optionalText : hidden,
      image: upload,
      construction: decoration ? optionalText : hidden,
      color: decoration ? optionalText : hidden,
      figure: decoration ? optionalText : hidden,
      marcipane: decoration ? checkbox : hidden,
      aflower: decoration ? checkbox : hidden,
      rflower: decoration ? checkbox : hidden,
      gender,
      deliverydate: dateFrom(today, boundsOf('deliverydate')),
      shipping: chosen,
      firstname: filled,
      lastname: filled,
      address: filled,
      zip,
      city: filled,
      email,
      message: filled,
      agreenl: checkbox,
    });
  });
}
