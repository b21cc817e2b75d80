import type { Contract } from '../../shared/registry/debug/contract.ts';

export default {
  mode: 'enhance',
  sheet: 'product',
  parts: { 'button span': 'je Allergen ein Knopf mit dem Bild und dem Namen in einem <span>' },
  slots: {},
  intents: {},
  events: {},
  calls: {},
} satisfies Contract;
