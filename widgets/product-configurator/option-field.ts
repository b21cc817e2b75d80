import type { CustomOption, CustomOptionValue } from '../../shared/model/product.ts';

/** What every kind of custom option's field is given. */
export interface OptionField<Type extends CustomOption['type']> {
  option: Extract<CustomOption, { type: Type }>;
  /** Of the field in the form */
  name: string;
  isMarked: boolean;
  onValue(value: CustomOptionValue | undefined): void;
}
