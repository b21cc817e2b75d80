import { AddressBook } from '../../shared/ui/address-book/AddressBook.tsx';

/** The address book in the account, where none is chosen. */
export const CustomerAddresses = () => <AddressBook mode="manage" />;
