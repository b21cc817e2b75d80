import { checkOnce } from '../../shared/diagnostics/checks/once.ts';
import { quote } from '../../shared/diagnostics/mistakes/describe-mistake.ts';
import { suggest } from '../../shared/diagnostics/mistakes/edit-distance.ts';
import { unclosed } from '../../shared/diagnostics/mistakes/unclosed.ts';
import { purposes } from '../../shared/model/consent.ts';
import { attributeOf } from '../../shared/registry/attribute-name.ts';
import { plainText, unnamedServices } from '../../shared/rules/services.ts';
import { cmsText } from '../../shared/text/diagnostics/cms.ts';
import { configuredServices } from './configured-services.ts';
import { foreignPart } from './foreign-part.ts';

/**
 * Debug overlay checks with German messages: parts of the page that would be hidden with the banner, and
 * settings links that do not open the banner.
 */
export const checkBanner = (host: Element): string[] => [
  ...checkForeignPart(host),
  ...checkContainers(host),
  ...checkOnce(host, 'Gefragt wird doppelt. Einer genügt.'),
  ...checkSettings(),
  ...checkNames(host),
  ...(host.hasAttribute('hidden') ? [] : [cmsText.visible]),
];

function checkForeignPart(host: Element): string[] {
  const part = host instanceof HTMLElement ? foreignPart(host) : undefined;
  if (!part) return [];
  const name = part.getAttribute('data-widget');
  return [
    `hat ${name ? `das Widget «${name}»` : `<${part.localName}> ${quote(part)}`} in sich, das nicht zur Frage gehört.${unclosed(host)} Solange es darin steht, bleibt der Banner stehen.`,
  ];
}

/** Reports a container with `display: none`, because even the top layer does not show an element inside. */
function checkContainers(host: Element): string[] {
  for (let around = host.parentElement; around; around = around.parentElement) {
    if (getComputedStyle(around).display === 'none')
      return [
        `steht in einem <${around.localName}>, das nicht angezeigt wird (display: none): Niemand sieht die Frage, und nichts wird geladen. Setzen Sie es ans Ende von <body>.`,
      ];
  }
  return [];
}

/**
 * Reports configured services that the server's text does not name. Content that the widget has added is
 * ignored.
 */
function checkNames(host: Element): string[] {
  const printed = host.cloneNode(true) as Element;
  for (const added of printed.querySelectorAll('.krume-consent-content')) added.remove();
  const text = plainText(printed.textContent ?? '');
  const services = configuredServices();
  const unnamed = unnamedServices(text, services);
  const unmarked = services.filter(
    (service) =>
      !service.isNecessary && !unnamed.includes(service) && !host.hasAttribute(attributeOf(service.purpose)),
  );
  const unnamedMarks = purposes.flatMap((purpose) => {
    const mark = attributeOf(purpose);
    const from = host.getAttribute(mark);
    const isConfigured = services.some((service) => service.purpose === purpose);
    return from && !isConfigured && !text.includes(plainText(from)) ? [{ mark, from }] : [];
  });
  return [
    ...unnamed.map(({ from, isNecessary }) =>
      isNecessary
        ? `sagt nicht, dass «${from}» notwendig ist und ohne Zustimmung geladen wird (captchaNecessary). Ergänzen Sie den Text.`
        : `nennt «${from}» nicht, das data-krume-config einschaltet. Ergänzen Sie den Text, auf allen Seiten gleich, und ändern Sie data-version.`,
    ),
    ...unmarked.map(
      ({ purpose, from }) =>
        `nennt «${from}», hat aber kein ${attributeOf(purpose)}="${from}": Auf Seiten ohne den Dienst fehlt er unter den Cookie-Einstellungen.`,
    ),
    ...unnamedMarks.map(
      ({ mark, from }) =>
        `hat ${mark}="${from}", nennt es im Text aber nicht. Ergänzen Sie den Text, auf allen Seiten gleich, und ändern Sie data-version.`,
    ),
  ];
}

const mark = 'data-cookie-settings';

/**
 * Reports attributes that are probably a misspelt `data-cookie-settings`. An element with a misspelt
 * attribute does not reopen the banner.
 */
const checkSettings = (): string[] =>
  [...document.querySelectorAll('a, button')]
    .flatMap((part) => part.getAttributeNames())
    .filter((name) => name !== mark && name.startsWith('data-') && suggest(name, [mark]))
    .map((name) => `wird von ${name} nicht geöffnet. Meinten Sie ${mark}?`);
