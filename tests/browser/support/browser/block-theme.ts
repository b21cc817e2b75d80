import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Styles of an element or block in a `theme.json`, by group and property in camel case. */
type Styles = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

interface Preset {
  slug: string;
  color?: string;
  size?: string;
  fontFamily?: string;
}

interface Theme {
  settings: {
    color: { palette: Preset[] };
    typography: { fontSizes: Preset[]; fontFamilies: Preset[] };
    spacing: { spacingSizes: Preset[] };
    layout: { contentSize: string; wideSize: string };
  };
  styles: Styles & { elements: Record<string, Styles> };
}

const selectors: Readonly<Record<string, string>> = {
  button: '.wp-element-button, .wp-block-button__link',
  heading: 'h1, h2, h3, h4, h5, h6',
  link: 'a:where(:not(.wp-element-button))',
};

const names: Readonly<Record<string, string>> = { text: 'color', background: 'background-color' };

const declarations = (styles: Styles): string =>
  ['color', 'typography', 'border']
    .flatMap((group) => Object.entries(styles[group] ?? {}))
    .filter(([, value]) => typeof value === 'string')
    .map(([name, value]) => {
      const property = names[name] ?? name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
      return `${property === 'radius' ? 'border-radius' : property}: ${value};`;
    })
    .join(' ');

const presets = (kind: string, list: readonly Preset[]) =>
  list.map(
    (preset) => `--wp--preset--${kind}--${preset.slug}: ${preset.color ?? preset.size ?? preset.fontFamily};`,
  );

/**
 * The page styles of the WordPress block theme Twenty Twenty-Three: the styles of core blocks and of the theme's
 * `theme.json`. Because of their licence (GPL), this repository does not contain them; tests/README.md describes how to
 * get WordPress.
 *
 * @param folder the WordPress folder
 */
export function twentyTwentyThree(folder: string): string {
  const read = (...path: string[]) => readFileSync(join(folder, ...path), 'utf8');
  const theme: Theme = JSON.parse(read('wp-content/themes/twentytwentythree/theme.json'));
  const { color, typography, spacing, layout } = theme.settings;
  const variables = [
    ...presets('color', color.palette),
    ...presets('font-size', typography.fontSizes),
    ...presets('font-family', typography.fontFamilies),
    ...presets('spacing', spacing.spacingSizes),
  ];
  const elements = Object.entries(theme.styles.elements).map(
    ([name, styles]) => `${selectors[name] ?? name} { ${declarations(styles)} }`,
  );
  return [
    read('wp-includes/css/dist/block-library/style.css'),
    read('wp-includes/css/dist/block-library/theme.css'),
    `body { margin: 0; ${variables.join(' ')} ${declarations(theme.styles)} }`,
    ...elements,
    `.is-layout-constrained > :where(:not(.alignleft):not(.alignright):not(.alignfull)) { max-width: ${layout.contentSize}; margin-left: auto !important; margin-right: auto !important; }`,
    '.is-layout-constrained > * { margin-block-start: 0; margin-block-end: 0; }',
    '.is-layout-constrained > * + * { margin-block-start: 1.5rem; }',
  ].join('\n');
}
