// What every product page mounts: the build imports it into each of these widgets, so that they come as one chunk.
import '../shared/ui/product-core.ts';
import './product-configurator/index.ts';
import './product-gallery/index.ts';
import './product-gallery/step.ts';
import './product-summary/index.ts';
import './product-tabs/index.ts';
