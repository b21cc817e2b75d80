import { queryAll } from '../../../shared/registry/native.ts';
import { checkedFormText } from '../../../shared/text/checked-form.ts';
import { labelOf } from './controls.ts';

/** Adds a button to each password that shows and hides it. */
export function createPasswords(form: Element) {
  const fields = queryAll<HTMLInputElement>(form, 'input[type="password"]');
  const buttons = fields.map((field) => {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'krume-reveal';
    const word = document.createElement('span');
    const label = document.createElement('span');
    label.className = 'krume-hidden';
    label.textContent = checkedFormText.ofPassword(labelOf(form, field.name));
    button.append(word, label);
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
    /** Hides the passwords before sending: password managers detect them, and screenshots do not show them */
    hide(): void {
      for (const { hide } of buttons) hide();
    },
    remove(): void {
      for (const { remove } of buttons) remove();
    },
  };
}
