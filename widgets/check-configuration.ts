import { object, safeParse } from 'valibot';
import { describeInvalidEntries, describeInvalidJson } from '../shared/api/configuration-mistake.ts';
import { isFlag, readFlag } from '../shared/diagnostics/checks/attributes.ts';
import { unknownKeys } from '../shared/diagnostics/checks/json.ts';
import type { Finding } from '../shared/diagnostics/finding.ts';
import { readJson } from '../shared/diagnostics/json/json-mistake.ts';
import { suggest } from '../shared/diagnostics/mistakes/edit-distance.ts';
import { suggestName } from '../shared/diagnostics/mistakes/name-suggestions.ts';
import { placeholderIn } from '../shared/diagnostics/mistakes/placeholder.ts';
import { AnalyticsConfiguration } from '../shared/model/configuration/analytics.ts';
import { ApiConfiguration } from '../shared/model/configuration/api.ts';
import { BotCheckConfiguration } from '../shared/model/configuration/bot-check.ts';
import { PrivacyConfiguration } from '../shared/model/configuration/privacy.ts';
import { RulesConfiguration } from '../shared/model/configuration/rules.ts';
import { SessionConfiguration } from '../shared/model/configuration/session.ts';
import { VisitorConfiguration } from '../shared/model/configuration/visitor.ts';
import { PageMaps } from '../shared/model/maps.ts';
import { PhotosConfiguration } from '../shared/model/photos.ts';
import { queryPage } from '../shared/registry/native.ts';
import { isEmail } from '../shared/rules/fields/email.ts';
import { siteText } from '../shared/text/diagnostics/site.ts';
import { valueText } from '../shared/text/diagnostics/values.ts';
import { checkSharedPage } from './check-shared-page.ts';

const Configuration = object({
  ...ApiConfiguration.entries,
  ...VisitorConfiguration.entries,
  ...SessionConfiguration.entries,
  ...RulesConfiguration.entries,
  ...AnalyticsConfiguration.entries,
  ...BotCheckConfiguration.entries,
  ...PrivacyConfiguration.entries,
  ...PageMaps.entries,
  ...PhotosConfiguration.entries,
});

const name = 'data-krume-config';

/**
 * Reports mistakes in the page's configuration. The widgets use defaults instead of wrong values.
 *
 * @param isWhole false for an HTML fragment, whose missing elements may be elsewhere on the page
 */
export function checkConfiguration(isWhole = true): Finding[] {
  const [script, ...others] = document.querySelectorAll<HTMLScriptElement>(`script[${name}]`);
  if (!script)
    return [
      ...misspeltScripts(),
      ...(isWhole ? checkNeeds({}, isWhole) : []).map((text) => ({ place: document.head, text })),
      ...checkSharedPage({}, document.head, isWhole),
    ];
  const texts = [
    ...others.map(() => siteText.twice),
    ...(script.type === 'application/json' ? [] : [siteText.noType]),
    ...checkText(script.textContent ?? '', isWhole),
  ];
  return [
    ...texts.map((text) => ({ place: script, text })),
    ...checkSharedPage(parsed(script), script, isWhole),
  ];
}

function parsed(script: Element): Readonly<Record<string, unknown>> {
  try {
    return { ...JSON.parse(script.textContent ?? '') };
  } catch {
    // Another check reports invalid JSON
    return { sharedPage: false };
  }
}

/** Reports scripts with an attribute that is probably a misspelt `data-krume-config`. */
const misspeltScripts = (): Finding[] =>
  [...document.querySelectorAll('script[type="application/json"]')].flatMap((place) =>
    place
      .getAttributeNames()
      .filter((attribute) => attribute.startsWith('data-krume') || suggest(attribute, [name]))
      .map((attribute) => ({ place, text: siteText.misspelt(attribute) })),
  );

function checkText(text: string, isWhole: boolean): string[] {
  const mistake = describeInvalidJson(text);
  if (mistake) return [mistake];
  const { doubled } = readJson(text);
  const value: Readonly<Record<string, unknown>> = JSON.parse(text);
  const known = Object.keys(Configuration.entries);
  const unknown = Object.keys(value).filter((key) => !known.includes(key));
  const result = safeParse(Configuration, value);
  const { apiPath } = value;
  return [
    ...doubled.map(siteText.keyTwice),
    ...unknown.map((key) => {
      // No suggestion, because the configuration key with the most similar name has the opposite meaning
      if (key === 'captchaConsent') return siteText.noConsent;
      return siteText.unknownKey(key, suggestName(key, known), known);
    }),
    ...known
      .filter((key) => Object.hasOwn(value, key))
      .flatMap((key) => unknownKeys(value[key], Reflect.get(Configuration.entries, key), [key]))
      .map(siteText.entry),
    ...known
      .filter((key) => value[key] === '' && isFlag(Reflect.get(Configuration.entries, key)))
      .map((key) => siteText.entry(valueText.emptyFlag(`«${key}»`))),
    ...(result.success ? [] : [describeInvalidEntries(result.issues)]),
    ...(typeof apiPath === 'string' ? checkApiPath(apiPath) : []),
    ...checkNeeds(value, isWhole),
  ];
}

/** Reports configuration keys that the widgets on this page need and that are missing or unusable. */
function checkNeeds(
  {
    timeout,
    maps,
    captchaUrl,
    captchaKey,
    captchaNecessary: necessary,
    receptionEmail,
    analyticsUrl,
    analyticsId,
    csrf,
  }: Readonly<Record<string, unknown>>,
  isWhole: boolean,
): string[] {
  const captchaNecessary = readFlag(necessary);
  const { key, url } = Object(maps);
  const [map] = queryPage('[data-widget="branch-map"], [data-widget="event-map"]');
  const hasBotCheck = captchaUrl || Reflect.get(window, 'grecaptcha');
  const hasBanner = !isWhole || queryPage('[data-widget="cookie-banner"]').length > 0;
  const fields = [...queryPage('[data-widget="checked-form"] [name="recaptchatoken"]')];
  const [checked] = fields;
  return [
    ...(map && !key && !url ? [siteText.noMap(map.dataset.widget)] : []),
    ...(checked && !hasBotCheck ? [siteText.noBotCheck] : []),
    ...(checked && captchaUrl && !captchaKey ? [siteText.noBotCheckKey] : []),
    ...(captchaNecessary && !captchaUrl ? [siteText.nothingNecessary] : []),
    ...(checked && hasBotCheck && !captchaNecessary && !receptionEmail && !fields.every(hasOtherWay)
      ? [siteText.noOtherWay]
      : []),
    ...(receptionEmail && !isEmail(String(receptionEmail)) ? [siteText.noEmail(receptionEmail)] : []),
    ...(analyticsUrl && !analyticsId ? [siteText.noAnalyticsId] : []),
    ...(typeof timeout === 'number' && timeout > 0 && timeout < 1000 ? [siteText.shortTimeout(timeout)] : []),
    ...checkCsrf(csrf, isWhole),
    ...(analyticsUrl && !hasBanner ? [siteText.noBanner] : []),
    ...(queryPage('[data-cookie-settings]').length && !hasBanner ? [siteText.noSettings] : []),
  ];
}

/**
 * Reports a CSRF header whose value has no source. A missing cookie is not reported, because the cookie may
 * be set later.
 */
function checkCsrf(csrf: unknown, isWhole: boolean): string[] {
  const { header, meta, cookie } = Object(csrf);
  if (!header || cookie) return [];
  if (!meta) return [siteText.noToken(header)];
  return !isWhole || [...queryPage('meta[name]')].some((element) => element.getAttribute('name') === meta)
    ? []
    : [siteText.noMeta(meta, header)];
}

const hasOtherWay = (field: Element): boolean =>
  field.closest('[data-widget="checked-form"]')?.matches('[data-phone], [data-email]') ?? false;

/** Reports mistakes in the API path, the part of the URL before `/rest/…`. */
function checkApiPath(path: string): string[] {
  const wrong = (why: string) => [siteText.apiPath(path, why)];
  const placeholder = placeholderIn(path);
  if (placeholder) return wrong(siteText.pathPlaceholder(placeholder));
  if (path !== path.trim()) return wrong(siteText.pathBlanks);
  if (path.endsWith('/')) return wrong(siteText.pathSlash);
  if (/\/rest\b/.test(path)) return wrong(siteText.pathRest);
  if (path && !/^(?:\/(?!\/)|https?:\/\/[^/]+)/.test(path)) return wrong(siteText.pathStart);
  return [];
}
