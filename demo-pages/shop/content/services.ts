import { type Purpose, purposes } from '../../../shared/model/consent.ts';
import type { Service } from '../../../shared/rules/services.ts';
import type { BotCheckMode } from '../../bot-check/mode.ts';

/** What the demo's stand-ins are called; the maps look like those of Google, the photos like Instagram's. */
export const serviceNames: Readonly<Record<Purpose, string>> = {
  measuring: 'Zählwerk',
  maps: 'Google Maps',
  photos: 'Instagram',
  botCheck: 'RoboCheck',
};

/** All services of the demo: the cookie banner names them on every page. */
export const siteServices = (botCheck: BotCheckMode): Service[] =>
  purposes.map((purpose) => ({
    purpose,
    from: serviceNames[purpose],
    isNecessary: purpose === 'botCheck' && botCheck === 'necessary',
  }));
