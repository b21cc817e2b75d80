import { AddressBook } from '../../shared/ui/address/book/AddressBook.tsx';

/** The address book in the customer's account, without radio buttons to select an address. */
export const CustomerAddresses = () => <AddressBook mode="manage" />;
