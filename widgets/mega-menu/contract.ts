import type { Contract } from '../../shared/registry/debug/contract.ts';
import { checkMenus } from './check-markup.ts';

export default {
  mode: 'enhance',
  sheet: 'every',
  parts: { 'a[href]': 'ein Link je Eintrag' },
  check: checkMenus,
  slots: {},
  intents: { menu: 'öffnet das Menü des Eintrags' },
  events: {},
  calls: {},
} satisfies Contract;
