// What every product page mounts, in one chunk: see `shared/ui/product-core.ts`.
import '../shared/ui/product-core.ts';
import './product-gallery/ProductGallery.tsx';
import './product-gallery/step.ts';
import './product-summary/ProductSummary.tsx';
import './product-tabs/enhance-tabs.ts';
