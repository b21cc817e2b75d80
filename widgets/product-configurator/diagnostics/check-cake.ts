import { array, object, optional, safeParse } from 'valibot';
import { parsedProps } from '../../../shared/diagnostics/checks/host/props.ts';
import { CustomOptions, ProductConfiguration } from '../../../shared/model/product.ts';
import { layoutImageOption, printImageOption } from '../../../shared/rules/cake/addition.ts';
import { cakePieces } from '../../../shared/rules/cake/layout.ts';
import { cakeConfigurations } from '../../../shared/rules/cake/start.ts';
import { cakeCreatorOf } from '../../../shared/stores/cake/cake-start.ts';
import { productText } from '../../../shared/text/product.ts';
import { checkPhone } from '../../../shared/ui/diagnostics/check-contact.ts';

const { pieces, filling } = cakeConfigurations;

/**
 * Debug overlay checks with German messages: properties of the product that the cake creator needs.
 *
 * @see shop.md section 9, "Cake creator: product ids" and "Cake creator: layouts"
 */
export function checkCake(host: Element): string[] {
  const configtype = host.getAttribute('data-configtype') ?? '';
  if (configtype !== happycake) return isMeant(configtype) ? [misspelt(configtype)] : [];
  const productId = host.getAttribute('data-product-id');
  const isAlone = productId && !cakeCreatorOf(productId);
  return [...(isAlone ? [productText.noCreator] : []), ...checkPhone(host), ...checkPrinted(host)];
}

const happycake = 'happycake';

/**
 * Returns whether the product is meant for the cake creator. The check of the creator has the same condition,
 * so that only one of the two checks reports a mistake.
 */
const isMeant = (configtype: string) => /happy/i.test(configtype);

const misspelt = (configtype: string) =>
  `kennt data-configtype="${configtype}" nicht und zeigt Optionen und Warenkorb. Meinten Sie "${happycake}"?`;

function checkPrinted(host: Element): string[] {
  const printed = read(host);
  if (!printed) return [];
  const { configurations, customOptions } = printed;
  const sizes = configurations.find((configuration) => configuration.id === pieces);
  const unknownSizes = sizes?.values.filter((value) => !cakePieces.has(value.id)) ?? [];
  const known = [...cakePieces.keys()].join(', ');
  const hasFilling = configurations.some((configuration) => configuration.id === filling);
  return [
    ...(sizes ? [] : [`${lacks(pieces, 'der Anzahl Stücke')} ${otherwise}`]),
    ...unknownSizes.map(
      (value) =>
        `hat in «configurations» unter der Nummer "${pieces}" den Wert "${value.id}". Bekannt sind ${known}. ${otherwise}`,
    ),
    ...(hasFilling ? [] : [`${lacks(filling, 'der Füllung')} Bestellt wird ohne Füllung.`]),
    ...(printImageOption(customOptions) ? [] : [describeMissingOption('20', 'Drucker Bild')]),
    ...(layoutImageOption(customOptions) ? [] : [describeMissingOption('21', 'Bild')]),
  ];
}

const otherwise = 'Der Konfigurator zeigt die Box mit 16 Plätzen.';

const lacks = (id: string, what: string) => `hat in «configurations» keine mit der Nummer "${id}", ${what}.`;

const describeMissingOption = (id: string, title: string) =>
  `hat in «customOptions» keine mit der Nummer "${id}" oder dem Titel «${title}». Ohne sie kann keine Box bestellt werden.`;

const Printed = object({
  configurations: array(ProductConfiguration),
  customOptions: optional(CustomOptions, []),
});

/**
 * Reads the printed configurations and options. Another check reports invalid JSON; configurations that load
 * later are not checked.
 */
function read(host: Element) {
  const result = safeParse(Printed, parsedProps(host));
  return result.success ? result.output : undefined;
}
