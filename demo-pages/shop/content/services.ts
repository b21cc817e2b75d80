import { type Purpose, purposes } from '../../../shared/model/consent.ts';
import type { Service } from '../../../shared/rules/services.ts';
import type { BotCheckMode } from '../../stand-ins/bot-check/mode.ts';

/** The names of the demo's stand-ins; the maps resemble those of Google, the photos those of Instagram. */
export const serviceNames: Readonly<Record<Purpose, string>> = {
  measuring: 'Zählwerk',
  maps: 'Google Maps',
  photos: 'Instagram',
  botCheck: 'RoboCheck',
};

/** All services of the demo, which the cookie banner names on every page. */
export const siteServices = (botCheck: BotCheckMode): Service[] =>
  purposes.map((purpose) => ({
    purpose,
    from: serviceNames[purpose],
    isNecessary: purpose === 'botCheck' && botCheck === 'necessary',
  }));
