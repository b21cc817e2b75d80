// What every product page mounts: the build imports it into each of these widgets, so that they come as one chunk.
// Not the tabs: they move what is on the page, and have to come before it is painted.
import '../shared/ui/product-core.ts';
import './product-configurator/index.ts';
import './product-gallery/index.ts';
import './product-gallery/step.ts';
import './product-summary/index.ts';
