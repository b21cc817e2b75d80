// What every page with a widget needs. The build imports it into every chunk that is loaded by itself, so that
// the bundler keeps it in one piece: five small pieces weigh a tenth more.
import '../api/client.ts';
import '../api/errors.ts';
import '../model/item-count.ts';
import '../model/link.ts';
import '../model/values.ts';
import '../react/use-store.ts';
import '../rules/price.ts';
import '../stores/cart.ts';
import '../stores/page-return.ts';
import '../stores/serial-queue.ts';
import '../stores/tabs.ts';
import '../stores/wishlist.ts';
import '../text/cart-flyout.ts';
import '../text/wishlist.ts';
import './Badge.tsx';
import './Spinner.tsx';
import './widget.ts';
