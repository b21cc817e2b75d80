import { AddressBook } from '../../shared/ui/address/book/AddressBook.tsx';

/** The address book in the customer's account, where no address can be selected. */
export const CustomerAddresses = () => <AddressBook mode="manage" />;
