// What comes late and uses the core imports it whole: CONTRIBUTING.md, "What is fetched late"
import '../widget.ts';

export { findOrderedCake, recallOrderedCake } from '../../stores/cake/ordered-cakes.ts';
