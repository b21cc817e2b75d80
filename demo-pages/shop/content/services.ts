import { type Purpose, purposes } from '../../../shared/model/consent.ts';
import type { Service } from '../../../shared/rules/services.ts';
import type { BotCheckMode } from '../../stand-ins/bot-check/mode.ts';

/** Names of the stand-ins. The map service resembles that of Google, the photo service that of Instagram. */
export const serviceNames: Readonly<Record<Purpose, string>> = {
  measuring: 'Zählwerk',
  maps: 'Google Maps',
  photos: 'Instagram',
  botCheck: 'RoboCheck',
};

/** All third-party services of the demo. The cookie banner names them on every page. */
export const siteServices = (botCheck: BotCheckMode): Service[] =>
  purposes.map((purpose) => ({
    purpose,
    from: serviceNames[purpose],
    isNecessary: purpose === 'botCheck' && botCheck === 'necessary',
  }));
