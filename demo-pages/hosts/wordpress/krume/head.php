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

/** In the footer, WordPress prints styles that come after the head. */
function krume_use(string $name): void
{
    krume_used($name);
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
    $widgets = array_map('krume_widget_of', krume_named());
    return (bool) apply_filters('krume_is_private', array_intersect(KRUME_PRIVATE, $widgets) !== []);
}

/** Caches of WordPress look for the constant, all others for the header. */
function krume_keep_out_of_caches(): void
{
    if (krume_is_private()) {
        defined('DONOTCACHEPAGE') || define('DONOTCACHEPAGE', true);
        nocache_headers();
    }
}

/** A block theme renders the page before its head; in other themes, the content is searched. */
function krume_enqueue_styles(): void
{
    $names = array_unique(array_merge(krume_used(), krume_named()));
    krume_enqueue_style('krume', krume_read('manifest.json')['css']);
    foreach ($names as $name) {
        krume_enqueue_styles_of($name);
    }
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

/** The core, the loader and the configuration, docs/integrators.md. */
function krume_print_head(): void
{
    ['core' => $core, 'entry' => $entry] = krume_read('manifest.json');
    $nonce = apply_filters('krume_nonce', '');
    $attributes = fn (array $file): string => krume_integrity($file['integrity']) . krume_attribute('nonce', $nonce);
    printf(
        '<link rel="modulepreload" fetchpriority="low" href="%s"%s>' . "\n",
        esc_url(krume_url($core['file'])),
        $attributes($core)
    );
    printf(
        '<script type="module" fetchpriority="low" src="%s"%s></script>' . "\n",
        esc_url(krume_url($entry['file'])),
        $attributes($entry)
    );
    printf('<script type="application/json" data-krume-config>%s</script>' . "\n", krume_json(krume_configuration()));
}

/** The entries of docs/configuration.md, which the filter `krume_configuration` sets. */
function krume_configuration(): array
{
    $isShared = KRUME_SHARED_PAGE && !krume_is_private();
    return apply_filters('krume_configuration', ['apiPath' => '', 'sharedPage' => $isShared]);
}
