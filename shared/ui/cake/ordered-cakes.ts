// Lazy chunks that use the core must import all of it: CONTRIBUTING.md, "Lazy loading"
import '../widget.ts';

export { findOrderedCake, recallOrderedCake } from '../../stores/cake/ordered-cakes.ts';
