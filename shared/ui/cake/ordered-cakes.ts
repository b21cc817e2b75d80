// A lazy part of the cake creator, so that only a visit to an ordered box loads the store of ordered boxes
export { findOrderedCake, recallOrderedCake } from '../../stores/cake/ordered-cakes.ts';
