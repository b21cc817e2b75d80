<?php
/**
 * Plugin Name: Krume
 * Description: Die Widgets von Krume als Blöcke und Shortcodes.
 * Version: 0.2.0
 * Requires at least: 6.1
 * Requires PHP: 7.4
 * License: MIT
 */

declare(strict_types=1);

defined('ABSPATH') || exit;

// wp-config.php may define the bundle's folder, the bundle's URL, and whether visitors share pages
defined('KRUME_DIST') || define('KRUME_DIST', __DIR__ . '/dist');
defined('KRUME_URL') || define('KRUME_URL', plugins_url('dist', __FILE__));
defined('KRUME_SHARED_PAGE') || define('KRUME_SHARED_PAGE', true);

if (!is_readable(KRUME_DIST . '/macros/macros.json')) {
    add_action('admin_notices', function (): void {
        printf(
            '<div class="notice notice-error"><p>%s</p></div>',
            esc_html('Krume findet sein Bündel nicht. Der Ordner, in dem manifest.json steht, gehört in KRUME_DIST: ' . KRUME_DIST)
        );
    });
    return;
}

require_once KRUME_DIST . '/macros/php/krume.php';
require_once __DIR__ . '/bundle.php';
require_once __DIR__ . '/values.php';
require_once __DIR__ . '/widgets.php';
require_once __DIR__ . '/head.php';

add_action('init', 'krume_register');
add_action('template_redirect', 'krume_keep_out_of_caches');
// Priority 100 places these styles after those of the theme
add_action('wp_enqueue_scripts', 'krume_enqueue_styles', 100);
add_filter('style_loader_tag', 'krume_add_integrity', 10, 2);
add_action('wp_head', 'krume_print_head', 20);
add_action('enqueue_block_editor_assets', 'krume_enqueue_editor');
