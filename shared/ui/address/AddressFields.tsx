import type { ReactNode } from 'react';
import { addressText } from '../../text/address.ts';
import { Field } from '../components/Field.tsx';
import { adoptStyles } from '../widget.ts';
import styles from './address-fields.css?inline';
import { Folded } from './Folded.tsx';
import { GenderField } from './GenderField.tsx';
import { type AddressPrefix, addressFieldName } from './labels.ts';

interface Props {
  prefix?: AddressPrefix;
  /** The kind of address in the autocomplete tokens; undefined for tokens without a kind */
  section?: 'billing' | 'shipping';
  /** Adds a gender field. The fields for gender, company and addition are then hidden behind buttons */
  isGuest?: boolean;
  values?: Readonly<Partial<Record<string, string>>>;
  problems: Readonly<Record<string, string>>;
}

/**
 * The fields of an address. A text that is too long causes an error and is not truncated.
 *
 * @see site.md section 2.11, "Address form"; shop.md section 5, "Address form and guest form"
 */
export function AddressFields({ prefix = '', section, isGuest, values = {}, problems }: Props) {
  adoptStyles(styles);
  const field = (key: Parameters<typeof addressFieldName>[1], token: string) => {
    const name = addressFieldName(prefix, key);
    return {
      name,
      label: addressText[key],
      autoComplete: section ? `section-${section} ${section} ${token}` : token,
      defaultValue: values[name],
      problem: problems[name],
    };
  };
  const folded = (key: 'gender' | 'company' | 'addition', add: string, children: ReactNode) => {
    const { defaultValue, problem } = field(key, '');
    return (
      <Folded add={add} value={defaultValue} problem={problem}>
        {children}
      </Folded>
    );
  };
  const company = <Field {...field('company', 'organization')} />;
  const addition = <Field {...field('addition', 'address-line2')} />;
  return (
    <>
      <fieldset className="krume-fields">
        <legend>{addressText.contact}</legend>
        {isGuest && folded('gender', addressText.addGender, <GenderField {...field('gender', '')} />)}
        <Field {...field('firstName', 'given-name')} required />
        <Field {...field('lastName', 'family-name')} required />
        {isGuest ? folded('company', addressText.addCompany, company) : company}
        <Field {...field('phone', 'tel')} type="tel" required />
      </fieldset>
      <fieldset className="krume-fields">
        <legend>{addressText.address}</legend>
        <Field {...field('street', 'address-line1')} required />
        {isGuest ? folded('addition', addressText.addAddition, addition) : addition}
        <Field {...field('zip', 'postal-code')} inputMode="numeric" required />
        <Field {...field('city', 'address-level2')} required />
      </fieldset>
    </>
  );
}
