import type { Contract } from '../../shared/registry/debug/contract.ts';

export default {
  mode: 'enhance',
  sheet: 'film',
  parts: { 'video[poster]': 'der Film, mit Titelbild (poster), Breite und Höhe' },
  slots: {},
  intents: {},
  events: {},
  calls: {},
} satisfies Contract;
