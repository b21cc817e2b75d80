<?php

declare(strict_types=1);

defined('ABSPATH') || exit;

/** Widgets whose HTML contains data of one visitor, see docs/integrators.md. */
const KRUME_PRIVATE = ['address-book', 'checkout', 'wishlist-page'];

/** Returns the names of the macros printed so far. With an argument, adds that name first. */
function krume_used(?string $name = null): array
{
    static $used = [];
    if ($name !== null) {
        $used[$name] = true;
    }
    return array_keys($used);
}

/** Records a printed macro and enqueues its styles. After the head, WordPress prints the styles in the footer. */
function krume_use(string $name): void
{
    krume_used($name);
    // Checked for each macro, because a macro can also be in a template part or a pattern
    krume_keep_out_of_caches();
    if (did_action('wp_enqueue_scripts')) {
        krume_enqueue_styles_of($name);
    }
}

/** The names of the macros in the page's content. */
function krume_named(): array
{
    $contents = implode("\n", wp_list_pluck($GLOBALS['wp_query']->posts ?? [], 'post_content'));
    preg_match_all('~(?:<!-- wp:krume/|\[krume-)([a-z-]+)~', $contents, $found);
    return array_intersect(array_keys(krume_macros()), $found[1]);
}

/** Whether the page contains data of one visitor, so that no cache may store the page. */
function krume_is_private(): bool
{
    $widgets = array_map('krume_widget_of', krume_on_page());
    return (bool) apply_filters('krume_is_private', array_intersect(KRUME_PRIVATE, $widgets) !== []);
}

/**
 * Keeps a page with data of one visitor out of caches. Runs before the template and again for each macro. WordPress
 * cache plug-ins read a constant; other caches read the header.
 */
function krume_keep_out_of_caches(): void
{
    if (krume_is_private()) {
        defined('DONOTCACHEPAGE') || define('DONOTCACHEPAGE', true);
        nocache_headers();
    }
}

/**
 * The macros on this page. A block theme renders its blocks before the head, so its macros are already recorded. For
 * other themes, the page's content is searched.
 */
function krume_on_page(): array
{
    return array_unique(array_merge(krume_used(), krume_named()));
}

function krume_enqueue_styles(): void
{
    krume_enqueue_style('krume', krume_read('manifest.json')['css']);
    array_map('krume_enqueue_styles_of', krume_on_page());
    // Transitions also affect pages without widgets, so the site decides
    if (apply_filters('krume_transitions', false)) {
        krume_enqueue_page_style('transitions');
    }
}

function krume_enqueue_styles_of(string $name): void
{
    krume_enqueue_style('krume', krume_read('manifest.json')['css']);
    $style = krume_page_style($name);
    if ($style !== null) {
        krume_enqueue_page_style($style);
    }
}

function krume_enqueue_page_style(string $style): void
{
    krume_enqueue_style("krume-$style", krume_read('manifest.json')['pageStyles'][$style], ['krume']);
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

/** The core and the files of the widgets that start with the page, without duplicates. */
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

/** Prints the scripts, the configuration and the speculation rules, see docs/integrators.md. */
function krume_print_head(): void
{
    foreach (krume_preloads() as $file) {
        printf('<link rel="modulepreload" fetchpriority="low" href="%s"%s>' . "\n", ...krume_script($file));
    }
    $entry = krume_read('manifest.json')['entry'];
    printf('<script type="module" fetchpriority="low" src="%s"%s></script>' . "\n", ...krume_script($entry));
    printf('<script type="application/json" data-krume-config>%s</script>' . "\n", krume_json_object(krume_configuration()));
    $rules = krume_speculation_rules();
    if ($rules !== []) {
        printf('<script type="speculationrules"%s>%s</script>' . "\n", krume_nonce(), krume_json_object($rules));
    }
}

/** The URL and the remaining attributes of a script. */
function krume_script(array $file): array
{
    return [esc_url(krume_url($file['file'])), krume_integrity($file['integrity']) . krume_nonce()];
}

function krume_nonce(): string
{
    return krume_attribute('nonce', apply_filters('krume_nonce', ''));
}

/**
 * The links that browsers may prerender, see docs/next-page.md. Like WordPress, the plugin prints no rules for
 * signed-in users: a page that was prerendered before an edit would be outdated. Page caches are not affected, because
 * they do not store the pages of signed-in users.
 *
 * The rules are inline, because web servers need extra configuration to send the content type of a file with rules.
 */
function krume_speculation_rules(): array
{
    if (is_user_logged_in()) {
        return [];
    }
    return apply_filters('krume_speculation_rules', krume_read('manifest.json')['speculationRules']) ?: [];
}

/** The configuration from the filter `krume_configuration`, see docs/reference/configuration.md. */
function krume_configuration(): array
{
    $isShared = KRUME_SHARED_PAGE && !krume_is_private();
    return apply_filters('krume_configuration', ['apiPath' => '', 'sharedPage' => $isShared]);
}
