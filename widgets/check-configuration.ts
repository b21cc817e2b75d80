import { object, safeParse } from 'valibot';
import { illegible, refused } from '../shared/api/configuration-mistake.ts';
import { isFlag, readFlag } from '../shared/diagnostics/checks/attributes.ts';
import { unknownKeys } from '../shared/diagnostics/checks/json.ts';
import type { Finding } from '../shared/diagnostics/finding.ts';
import { readJson } from '../shared/diagnostics/json/json-mistake.ts';
import { describeValue } from '../shared/diagnostics/mistakes/describe-value.ts';
import { suggest } from '../shared/diagnostics/mistakes/edit-distance.ts';
import { suggestName } from '../shared/diagnostics/mistakes/name-suggestions.ts';
import { placeholderIn } from '../shared/diagnostics/mistakes/placeholder.ts';
import {
  AnalyticsConfiguration,
  ApiConfiguration,
  BotCheckConfiguration,
  PrivacyConfiguration,
  RulesConfiguration,
  SessionConfiguration,
} from '../shared/model/configuration.ts';
import { PageMaps } from '../shared/model/maps.ts';
import { PhotosConfiguration } from '../shared/model/photos.ts';
import { queryPage } from '../shared/registry/native.ts';
import { isEmail } from '../shared/rules/fields/email.ts';
import { valueText } from '../shared/text/diagnostics/values.ts';

const Configuration = object({
  ...ApiConfiguration.entries,
  ...SessionConfiguration.entries,
  ...RulesConfiguration.entries,
  ...AnalyticsConfiguration.entries,
  ...BotCheckConfiguration.entries,
  ...PrivacyConfiguration.entries,
  ...PageMaps.entries,
  ...PhotosConfiguration.entries,
});

const name = 'data-krume-config';

/** What is wrong with the page's configuration; where it is wrong, defaults hold. */
export function checkConfiguration(): Finding[] {
  const [script, ...others] = document.querySelectorAll<HTMLScriptElement>(`script[${name}]`);
  if (!script)
    return [...misspeltScripts(), ...checkNeeds({})].map((text) => ({ place: document.head, text }));
  const texts = [
    ...others.map(() => `${name} steht zweimal auf der Seite: Nur das erste gilt.`),
    ...(script.type === 'application/json'
      ? []
      : [`${name} braucht <script type="application/json" ${name}>.`]),
    ...checkText(script.textContent ?? ''),
  ];
  return texts.map((text) => ({ place: script, text }));
}

/** What was meant to be the configuration. */
const misspeltScripts = (): string[] =>
  [...document.querySelectorAll('script[type="application/json"]')]
    .flatMap((script) => script.getAttributeNames())
    .filter((attribute) => attribute.startsWith('data-krume') || suggest(attribute, [name]))
    .map((attribute) => `${attribute} liest niemand, es gelten die Vorgaben. Schreiben Sie ${name}.`);

function checkText(text: string): string[] {
  const mistake = illegible(text);
  if (mistake) return [mistake];
  const { doubled } = readJson(text);
  const value: Readonly<Record<string, unknown>> = JSON.parse(text);
  const known = Object.keys(Configuration.entries);
  const unknown = Object.keys(value).filter((key) => !known.includes(key));
  const result = safeParse(Configuration, value);
  const { apiPath } = value;
  return [
    ...doubled.map((key) => `${name} hat «${key}» zweimal: Es gilt das zweite.`),
    ...unknown.map((key) => {
      // The name nearest to it would mean the contrary
      if (key === 'captchaConsent')
        return `${name} kennt «captchaConsent» nicht mehr: Die Prüfung fragt immer, ausser mit «captchaNecessary». Nehmen Sie es heraus.`;
      const meant = suggestName(key, known);
      return `${name} kennt «${key}» nicht. ${meant ? `Meinten Sie «${meant}»?` : `Bekannt sind: ${known.join(', ')}.`}`;
    }),
    ...known
      .filter((key) => Object.hasOwn(value, key))
      .flatMap((key) => unknownKeys(value[key], Reflect.get(Configuration.entries, key), [key]))
      .map((text) => `${name} ${text}`),
    ...known
      .filter((key) => value[key] === '' && isFlag(Reflect.get(Configuration.entries, key)))
      .map((key) => `${name} ${valueText.emptyFlag(`«${key}»`)}`),
    ...(result.success ? [] : [refused(result.issues)]),
    ...checkHeaders(value.headers),
    ...(typeof apiPath === 'string' ? checkApiPath(apiPath) : []),
    ...checkNeeds(value),
  ];
}

/** The schema accepts a text and a list, and would send their parts as headers. */
const checkHeaders = (headers: unknown): string[] =>
  typeof headers === 'string' || Array.isArray(headers)
    ? [`${name}: ${describeValue('headers', { input: headers, wanted: 'Texte', isJson: false })}.`]
    : [];

/** What widgets of this page cannot do without. */
function checkNeeds({
  timeout,
  maps,
  captchaUrl,
  captchaKey,
  captchaNecessary: necessary,
  receptionEmail,
  analyticsUrl,
  analyticsId,
  csrf,
}: Readonly<Record<string, unknown>>): string[] {
  const captchaNecessary = readFlag(necessary);
  const { key, url } = Object(maps);
  const [map] = queryPage('[data-widget="branch-map"], [data-widget="event-map"]');
  const hasBotCheck = captchaUrl || Reflect.get(window, 'grecaptcha');
  const hasBanner = queryPage('[data-widget="cookie-banner"]').length > 0;
  const fields = [...queryPage('[data-widget="checked-form"] [name="recaptchatoken"]')];
  const [checked] = fields;
  return [
    ...(map && !key && !url
      ? [
          `${name} hat unter «maps» weder «key» noch «url»: «${map.dataset.widget}» zeigt keine Karte, nur was der Server gedruckt hat.`,
        ]
      : []),
    ...(checked && !hasBotCheck
      ? [
          `${name} hat kein «captchaUrl»: Formulare mit dem Feld recaptchatoken lassen sich nicht senden. Ergänzen Sie captchaUrl und captchaKey, oder nehmen Sie das Feld heraus.`,
        ]
      : []),
    ...(checked && captchaUrl && !captchaKey
      ? [`${name} hat «captchaUrl» ohne «captchaKey»: Die Prüfung der Formulare schlägt fehl.`]
      : []),
    ...(captchaNecessary && !captchaUrl
      ? [`${name} hat «captchaNecessary» ohne «captchaUrl»: Es wird nichts geladen und nichts geprüft.`]
      : []),
    ...(checked && hasBotCheck && !captchaNecessary && !receptionEmail && !fields.every(hasOtherWay)
      ? [
          `${name} hat kein «receptionEmail», und ein Formular weder data-phone noch data-email: Wer die Prüfung nicht erlaubt, erfährt keinen anderen Weg.`,
        ]
      : []),
    ...(receptionEmail && !isEmail(String(receptionEmail))
      ? [`${name}: «receptionEmail» ist "${receptionEmail}", das keine E-Mail-Adresse ist.`]
      : []),
    ...(analyticsUrl && !analyticsId
      ? [`${name} hat «analyticsUrl» ohne «analyticsId»: Der Dienst erfährt nicht, für wen er misst.`]
      : []),
    ...(typeof timeout === 'number' && timeout > 0 && timeout < 1000
      ? [
          `${name}: «timeout» ist ${timeout}. Gemeint sind Millisekunden: Nach weniger als einer Sekunde wird jeder Aufruf aufgegeben. Üblich ist 15000.`,
        ]
      : []),
    ...checkCsrf(csrf),
    ...(analyticsUrl && !hasBanner
      ? [
          `${name} hat «analyticsUrl», aber die Seite hat kein Widget «cookie-banner»: Niemand wird gefragt, und nichts wird gemessen.`,
        ]
      : []),
    ...(queryPage('[data-cookie-settings]').length && !hasBanner
      ? ['data-cookie-settings öffnet nichts: Die Seite hat kein Widget «cookie-banner».']
      : []),
  ];
}

/** Where the value of the header is: of a cookie nobody knows before it is there. */
function checkCsrf(csrf: unknown): string[] {
  const { header, meta, cookie } = Object(csrf);
  if (!header || cookie) return [];
  if (!meta)
    return [`${name} hat unter «csrf» weder «meta» noch «cookie»: Der Kopf «${header}» wird nie gesendet.`];
  return [...queryPage('meta[name]')].some((element) => element.getAttribute('name') === meta)
    ? []
    : [
        `${name} nennt unter «csrf» <meta name="${meta}">, das auf der Seite fehlt: Der Kopf «${header}» wird nicht gesendet.`,
      ];
}

const hasOtherWay = (field: Element): boolean =>
  field.closest('[data-widget="checked-form"]')?.matches('[data-phone], [data-email]') ?? false;

/** What stands before `/rest/…` in every call. */
function checkApiPath(path: string): string[] {
  const wrong = (why: string) => [`${name}: «apiPath» ist "${path}". ${why}`];
  const placeholder = placeholderIn(path);
  if (placeholder) return wrong(`Den Platzhalter ${placeholder} hat das CMS nicht ersetzt.`);
  if (path !== path.trim()) return wrong('Die Leerzeichen am Rand müssen weg.');
  if (path.endsWith('/'))
    return wrong('Der Schrägstrich am Ende muss weg: Die Aufrufe beginnen selbst mit einem.');
  if (/\/rest\b/.test(path)) return wrong('«/rest» muss weg: Die Aufrufe beginnen selbst damit.');
  if (path && !/^(?:\/(?!\/)|https?:\/\/[^/]+)/.test(path))
    return wrong('Es beginnt mit / oder mit https://, oder es ist leer.');
  return [];
}
