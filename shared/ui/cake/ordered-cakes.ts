// Lazy chunks that use the core must import all of it: CONTRIBUTING.md, "What is fetched late"
import '../widget.ts';

export { findOrderedCake, recallOrderedCake } from '../../stores/cake/ordered-cakes.ts';
