// A lazy part, so that a page loads the store of ordered boxes only when the page needs an ordered box
export { findOrderedCake, recallOrderedCake } from '../../stores/cake/ordered-cakes.ts';
