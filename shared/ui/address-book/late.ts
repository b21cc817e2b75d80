// The address book where no server has printed it and its styles are in no head: in checkout, fetched when it is opened.
import { adoptStyles } from '../widget.ts';
import styles from './cards.css?inline';

export { AddressBook } from './AddressBook.tsx';

adoptStyles(styles);
