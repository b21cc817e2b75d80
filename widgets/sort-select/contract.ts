import type { Contract } from '../../shared/registry/debug/contract.ts';

export default {
  mode: 'enhance',
  sheet: 'list',
  parts: {
    'select option[data-url]': 'ein <select>, dessen <option> ihre Adresse in data-url haben',
    '[type="submit"]': 'ein Knopf, der das Formular ohne JavaScript abschickt',
  },
  slots: {},
  intents: {},
  events: {},
  calls: {},
} satisfies Contract;
