import { object, optional } from 'valibot';
import { Addresses } from '../../shared/model/address.ts';
import { seedAddresses } from '../../shared/stores/address-book.ts';
import { defineWidget, type WidgetPlace } from '../../shared/ui/widget.ts';
import { CustomerAddresses } from './CustomerAddresses.tsx';

const widgetProps = object({ addresses: optional(Addresses) });

function setup({ props: { addresses } }: WidgetPlace<typeof widgetProps>) {
  if (addresses) seedAddresses(addresses);
  return {};
}

/** The address book in a customer's account. @see site.md sections 2.11, "Address book", and 4.5 */
export default defineWidget({
  props: widgetProps,
  mode: 'replace',
  setup,
  component: CustomerAddresses,
});
