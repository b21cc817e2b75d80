import { configuration } from '../../shared/api/configuration.ts';
import { AnalyticsConfiguration } from '../../shared/model/configuration/analytics.ts';
import { BotCheckConfiguration } from '../../shared/model/configuration/bot-check.ts';
import { PageMaps } from '../../shared/model/maps.ts';
import { PhotosConfiguration } from '../../shared/model/photos.ts';
import type { Service } from '../../shared/rules/services.ts';

/** Returns the services that the page's configuration enables. @see site.md section 4.3 */
export function configuredServices(): Service[] {
  const { analyticsUrl, analyticsFrom } = configuration(AnalyticsConfiguration);
  const { captchaUrl, captchaFrom, captchaNecessary } = configuration(BotCheckConfiguration);
  const { maps, mapsFrom } = configuration(PageMaps);
  const { photosUrl, photosToken, photosFrom } = configuration(PhotosConfiguration);
  return [
    ...(analyticsUrl ? [{ purpose: 'measuring', from: analyticsFrom } as const] : []),
    ...(maps.key || maps.url ? [{ purpose: 'maps', from: mapsFrom } as const] : []),
    ...(photosUrl || photosToken ? [{ purpose: 'photos', from: photosFrom } as const] : []),
    ...(captchaUrl
      ? [{ purpose: 'botCheck', from: captchaFrom, isNecessary: captchaNecessary } as const]
      : []),
  ];
}
