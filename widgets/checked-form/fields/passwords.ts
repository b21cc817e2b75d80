import { queryAll } from '../../../shared/registry/native.ts';
import { checkedFormText } from '../../../shared/text/checked-form.ts';
import { createButton, createElement } from '../../../shared/ui/dom/create-element.ts';
import { adoptStyles } from '../../../shared/ui/widget.ts';
import { labelOf } from './controls.ts';
import styles from './passwords.css?inline';

/** Adds to each password field a button that shows and hides the password. */
export function createPasswords(form: Element) {
  const fields = queryAll<HTMLInputElement>(form, 'input[type="password"]');
  if (fields.length > 0) adoptStyles(styles);
  const buttons = fields.map((field) => {
    const word = createElement('span');
    const label = checkedFormText.ofPassword(labelOf(form, field.name));
    const hidden = createElement('span', { class: 'krume-hidden' }, label);
    const button = createButton({ class: 'krume-reveal' }, word, hidden);
    const show = (isShown: boolean) => {
      field.type = isShown ? 'text' : 'password';
      word.textContent = isShown ? checkedFormText.hide : checkedFormText.show;
    };
    field.dataset.password = '';
    show(false);
    button.onclick = () => show(field.type === 'password');
    (field.closest('label') ?? field).after(button);
    const hide = () => show(false);
    const remove = () => {
      hide();
      button.remove();
      delete field.dataset.password;
    };
    return { hide, remove };
  });
  return {
    /**
     * Hides the passwords before the form is sent. Password managers then detect them, and screenshots do not
     * show them
     */
    hide(): void {
      for (const { hide } of buttons) hide();
    },
    remove(): void {
      for (const { remove } of buttons) remove();
    },
  };
}
