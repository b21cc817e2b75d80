import type { WrittenContract } from '../../shared/diagnostics/contract.ts';
import { quote } from '../../shared/diagnostics/mistakes/describe-mistake.ts';

export default {
  mode: 'enhance',
  sheet: 'product',
  requiredParts: {
    ':scope > section[id] > h2': 'je Register ein <section> mit id und einem <h2>, direkt im Widget',
  },
  check: (host) =>
    [...host.querySelectorAll(':scope > section')]
      .filter((section) => !section.id || !section.querySelector('h2'))
      .map(
        (section) =>
          `hat einen Abschnitt ${quote(section.querySelector('h2') ?? section)} ohne ${section.id ? '<h2>' : 'id'}: Er wird kein Register und steht unter allen anderen.`,
      ),
} satisfies WrittenContract;
