// What every product page needs, whatever its product. The build imports it into each widget of such a page, for the
// same reason as `core.ts`.
import '../model/product.ts';
import '../registry/widget/Slot.tsx';
import '../registry/widget/slots.ts';
import '../registry/widget/typed.ts';
import '../rules/price.ts';
import '../rules/product/product-price.ts';
import '../rules/product/quantity.ts';
import '../rules/sum.ts';
import '../stores/product-page.ts';
import '../text/add-to-cart.ts';
import '../text/gallery.ts';
import '../text/price.ts';
import '../text/missing.ts';
import './CartButton.tsx';
import './QuantityField.tsx';
import './WishlistButton.tsx';
import './use-add-to-cart.ts';
