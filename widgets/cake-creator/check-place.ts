import { parsedProps } from '../../shared/diagnostics/checks/host/props.ts';
import { queryPage } from '../../shared/registry/native.ts';
import { cakeCreatorOf } from '../../shared/stores/cake/cake-start.ts';
import { cakeCreatorText } from '../../shared/text/cake-creator.ts';

/**
 * Debug overlay checks with German messages: no form that opens the creator, a second creator, a hidden
 * container, and unusable folders.
 */
export function checkPlace(host: Element): string[] {
  const productId = host.getAttribute('data-product-id') ?? '';
  if (cakeCreatorOf(productId) !== host) return [cakeCreatorText.twice];
  return [...checkForm(productId), ...checkHidden(host), ...checkFolders(host)];
}

function checkForm(productId: string): string[] {
  // If a form has a different product id or a misspelt type, the contract of `product-configurator` reports the mistake
  if (queryPage('[data-widget="product-configurator"][data-configtype*="happy" i]').length) return [];
  return [
    `hat auf der Seite kein Bestellformular, das es öffnet: ein «product-configurator» mit data-product-id="${productId}" und data-configtype="happycake".`,
  ];
}

/**
 * Reports a host that may be hidden. The dialog is inside the host, and an invisible dialog would block the
 * page.
 */
function checkHidden(host: Element): string[] {
  const around = host.closest('details, [hidden], [inert], dialog');
  if (!around) return [];
  const attribute = ['hidden', 'inert'].find((name) => around.hasAttribute(name));
  const why = attribute ? `mit «${attribute}» stillgelegt ist` : 'zu sein kann';
  const where = around === host ? `ist ein <${host.localName}>` : `steht in einem <${around.localName}>`;
  return [
    `${where}, das ${why}: Beim Öffnen stünde die Seite still, und der Konfigurator wäre nicht zu sehen oder nicht zu bedienen. Setzen Sie es neben das Bestellformular.`,
  ];
}

const folders = [
  ['motifs', 'heart.svg'],
  ['fonts', 'arial.woff2'],
] as const;

/**
 * Reports motif and font URLs that are not a folder, and motifs of another site. Browsers do not export
 * images that contain such motifs.
 */
function checkFolders(host: Element): string[] {
  const json = parsedProps(host);
  return folders.flatMap(([name, file]) => {
    const url = json[name] ?? host.getAttribute(`data-${name}`);
    if (typeof url !== 'string' || !URL.canParse(url, location.href)) return [];
    const { origin, pathname, search, hash } = new URL(url, location.href);
    if (search || hash || /\.(svg|png|jpe?g|webp|gif|woff2?|[ot]tf|css)$/i.test(pathname))
      return [
        `hat bei «${name}» "${url}". Verlangt ist ein Ordner, an den Namen wie /${file} angehängt werden: ohne Dateinamen, ? und #.`,
      ];
    return name === 'motifs' &&
      /^https?:$/.test(new URL(url, location.href).protocol) &&
      origin !== location.origin
      ? [
          `hat bei «motifs» "${url}", eine andere Website: Was von dort kommt, lässt der Browser nicht drucken, und keine Box damit bestellen. Legen Sie die Vorlagen auf diese Website.`,
        ]
      : [];
  });
}
