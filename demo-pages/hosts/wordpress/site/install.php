<?php

declare(strict_types=1);

// Installs WordPress with the plugin and the pages: `php install.php <folder of WordPress> <folder of the site>`.

define('WP_INSTALLING', true);
[, $wordpress, $site] = $argv;
require "$wordpress/wp-load.php";
require_once ABSPATH . 'wp-admin/includes/upgrade.php';
require_once ABSPATH . 'wp-admin/includes/plugin.php';

add_filter('pre_wp_mail', '__return_true');
// Without this filter, wp_install() would request a page to test the permalinks, but no server runs yet
add_filter('pre_option_permalink_structure', fn (): string => '/%postname%');
wp_install('Bäckerei Krume', 'admin', 'admin@example.ch', false, '', 'gipfeli');
switch_theme('twentytwentythree');
remove_all_filters('pre_option_permalink_structure');
update_option('permalink_structure', '/%postname%');
activate_plugin('krume/krume.php');

// The role `author` lacks the capability unfiltered_html, so WordPress removes forbidden HTML from the pages below
$author = wp_insert_user(['user_login' => 'autorin', 'user_pass' => 'gipfeli', 'role' => 'author']);
wp_set_current_user($author);
kses_init();

foreach (['header', 'footer'] as $area) {
    $id = install_post('wp_template_part', $area, ucfirst($area), "$site/parts/$area.html");
    wp_set_object_terms($id, 'twentytwentythree', 'wp_theme');
    wp_set_object_terms($id, $area, 'wp_template_part_area');
}
install_pages("$site/pages");
update_option('show_on_front', 'page');
update_option('page_on_front', get_page_by_path('start')->ID);

/** Creates one page per file. A page and a folder of the same name become a parent and its child pages. */
function install_pages(string $folder, int $parent = 0): void
{
    foreach (glob("$folder/*.html") as $file) {
        $name = basename($file, '.html');
        preg_match('~<!-- Titel: (.*) -->~', (string) file_get_contents($file), $title);
        $id = install_post('page', $name, $title[1] ?? $name, $file, $parent);
        install_pages("$folder/$name", $id);
    }
}

function install_post(string $type, string $name, string $title, string $file, int $parent = 0): int
{
    $content = preg_replace('~^<!-- Titel: .* -->\s*~', '', (string) file_get_contents($file));
    $id = wp_insert_post(wp_slash([
        'post_type' => $type,
        'post_name' => $name,
        'post_title' => $title,
        'post_content' => $content,
        'post_status' => 'publish',
        'post_parent' => $parent,
    ]), true);
    if (is_wp_error($id)) {
        fwrite(STDERR, "$file: {$id->get_error_message()}\n");
        exit(1);
    }
    return $id;
}
