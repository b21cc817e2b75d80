<?php

declare(strict_types=1);

defined('ABSPATH') || exit;

/** Widgets that the server prints for one visitor, docs/integrators.md. */
const KRUME_PRIVATE = ['address-book', 'checkout', 'wishlist-page'];

/** The names of the macros that blocks and shortcodes have printed so far. */
function krume_used(?string $name = null): array
{
    static $used = [];
    if ($name !== null) {
        $used[$name] = true;
    }
    return array_keys($used);
}

/**
 * Records a macro and adds its styles. If the head is already printed, WordPress prints the styles in the
 * footer.
 */
function krume_use(string $name): void
{
    krume_used($name);
    // The macro can be in a template part or in a pattern
    krume_keep_out_of_caches();
    if (did_action('wp_enqueue_scripts')) {
        krume_enqueue_styles_of($name);
    }
}

/** The names of the macros in the contents of this page. */
function krume_named(): array
{
    $contents = implode("\n", wp_list_pluck($GLOBALS['wp_query']->posts ?? [], 'post_content'));
    preg_match_all('~(?:<!-- wp:krume/|\[krume-)([a-z-]+)~', $contents, $found);
    return array_intersect(array_keys(krume_macros()), $found[1]);
}

/** Whether the page is printed for one visitor. */
function krume_is_private(): bool
{
    $widgets = array_map('krume_widget_of', krume_on_page());
    return (bool) apply_filters('krume_is_private', array_intersect(KRUME_PRIVATE, $widgets) !== []);
}

/**
 * Called before the template and for each widget. Caching plug-ins of WordPress read the constant, all other
 * caches the header.
 */
function krume_keep_out_of_caches(): void
{
    if (krume_is_private()) {
        defined('DONOTCACHEPAGE') || define('DONOTCACHEPAGE', true);
        nocache_headers();
    }
}

/**
 * The macros on this page. A block theme prints its macros before the head; for other themes, the page's
 * contents are searched.
 */
function krume_on_page(): array
{
    return array_unique(array_merge(krume_used(), krume_named()));
}

function krume_enqueue_styles(): void
{
    krume_enqueue_style('krume', krume_read('manifest.json')['css']);
    array_map('krume_enqueue_styles_of', krume_on_page());
}

function krume_enqueue_styles_of(string $name): void
{
    $manifest = krume_read('manifest.json');
    krume_enqueue_style('krume', $manifest['css']);
    $style = krume_page_style($name);
    if ($style !== null) {
        krume_enqueue_style("krume-$style", $manifest['pageStyles'][$style], ['krume']);
    }
}

function krume_enqueue_style(string $handle, array $file, array $needs = []): void
{
    wp_enqueue_style($handle, krume_url($file['file']), $needs, null);
    wp_style_add_data($handle, 'krume_integrity', $file['integrity']);
}

function krume_add_integrity(string $tag, string $handle): string
{
    $integrity = wp_styles()->get_data($handle, 'krume_integrity');
    return $integrity ? str_replace(' href=', krume_integrity($integrity) . ' href=', $tag) : $tag;
}

function krume_integrity(string $hash): string
{
    return sprintf(' integrity="%s" crossorigin', esc_attr($hash));
}

/** The core, and the files of the widgets that start with the page, each once. */
function krume_preloads(): array
{
    $manifest = krume_read('manifest.json');
    $files = [$manifest['core']];
    foreach (krume_on_page() as $name) {
        $widget = $manifest['widgets'][krume_widget_of($name)] ?? [];
        $files = array_merge($files, ($widget['preload'] ?? false) ? $widget['files'] : []);
    }
    return array_column($files, null, 'file');
}

/** The scripts and the configuration, docs/integrators.md. */
function krume_print_head(): void
{
    foreach (krume_preloads() as $file) {
        printf('<link rel="modulepreload" fetchpriority="low" href="%s"%s>' . "\n", ...krume_script($file));
    }
    $entry = krume_read('manifest.json')['entry'];
    printf('<script type="module" fetchpriority="low" src="%s"%s></script>' . "\n", ...krume_script($entry));
    printf('<script type="application/json" data-krume-config>%s</script>' . "\n", krume_json_object(krume_configuration()));
}

/** The URL of a script, and its further attributes. */
function krume_script(array $file): array
{
    $nonce = krume_attribute('nonce', apply_filters('krume_nonce', ''));
    return [esc_url(krume_url($file['file'])), krume_integrity($file['integrity']) . $nonce];
}

/** The entries of docs/reference/configuration.md, which the filter `krume_configuration` sets. */
function krume_configuration(): array
{
    $isShared = KRUME_SHARED_PAGE && !krume_is_private();
    return apply_filters('krume_configuration', ['apiPath' => '', 'sharedPage' => $isShared]);
}
