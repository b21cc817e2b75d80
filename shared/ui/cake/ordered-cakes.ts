export { findOrderedCake, recallOrderedCake } from '../../stores/cake/ordered-cakes.ts';
