<?php

declare(strict_types=1);

defined('ABSPATH') || exit;

/**
 * Registers a block `krume/heart-toggle` and a shortcode `[krume-heart-toggle]` for each macro. The server renders
 * both. Authors without the capability unfiltered_html can therefore use them, and wpautop() does not change the
 * printed markup.
 */
function krume_register(): void
{
    foreach (krume_macros() as $name => $macro) {
        register_block_type("krume/$name", [
            'api_version' => 2,
            'title' => $macro['title'],
            'description' => $macro['description'],
            'category' => 'widgets',
            'attributes' => array_map('krume_block_attribute', $macro['params']['properties']),
            'supports' => ['html' => false, 'customClassName' => false],
            'render_callback' => fn (array $values, string $content): string => krume_render($name, $values, $content),
        ]);
        add_shortcode("krume-$name", fn ($attributes, $content): string => krume_render(
            $name,
            krume_shortcode_values((array) $attributes, $macro['params']),
            do_shortcode((string) $content)
        ));
    }
    register_block_type('krume/part', [
        'api_version' => 2,
        'title' => 'Teil eines Widgets',
        'description' => 'Der Inhalt ist der Wert, dessen Namen er trägt, etwa «signup» in der Kasse. In einer Liste ist er ein Eintrag.',
        'category' => 'widgets',
        'attributes' => ['name' => ['type' => 'string']],
        'supports' => ['html' => false, 'customClassName' => false],
        'render_callback' => fn (array $values, string $content): string => krume_part($values['name'] ?? '', $content),
    ]);
    add_shortcode('krume-part', fn ($attributes, $content): string => krume_part(
        ((array) $attributes)['name'] ?? '',
        krume_trim_html(do_shortcode((string) $content))
    ));
}

/** A text attribute also accepts a number, as in {"productId": 4711}. */
function krume_block_attribute(array $param): array
{
    return ['type' => $param['type'] === 'string' ? ['string', 'number'] : $param['type']];
}

function krume_part(string $name, string $content): string
{
    $name = preg_replace('/[^A-Za-z]/', '', $name);
    return "<!-- krume:part $name -->$content<!-- /krume:part -->";
}

/**
 * Renders a macro. The filter `krume_values` adds the site's own values, such as URLs and shop data, and may change the
 * author's values.
 */
function krume_render(string $name, array $values, string $content): string
{
    $macro = krume_macros()[$name];
    $values = krume_clean($values, $macro['params']) + krume_content_values($content, $macro['params']);
    $values = krume_author_values($name, $values);
    $values = apply_filters('krume_values', $values, $name);
    $missing = krume_missing($values, $macro['params']);
    if ($missing !== []) {
        return krume_note($macro['title'], $missing);
    }
    krume_use($name);
    return ('krume_' . str_replace('-', '_', $name))($values);
}

/** A note about missing parameters, visible only to editors. */
function krume_note(string $title, array $missing): string
{
    if (!current_user_can('edit_posts')) {
        return '';
    }
    return sprintf(
        '<p role="note"><strong>%s</strong></p>',
        esc_html("Krume: «{$title}» ist unvollständig und wird nicht gezeigt. Es fehlt: " . implode(', ', $missing) . '.')
    );
}

function krume_enqueue_editor(): void
{
    $packages = ['wp-blocks', 'wp-block-editor', 'wp-components', 'wp-element', 'wp-server-side-render'];
    wp_enqueue_script('krume-editor', plugins_url('editor.js', __FILE__), $packages, null, true);
    wp_add_inline_script(
        'krume-editor',
        'window.krumeMacros = ' . wp_json_encode(krume_macros(), JSON_HEX_TAG) . ';',
        'before'
    );
    foreach (array_keys(krume_macros()) as $name) {
        krume_enqueue_styles_of($name);
    }
}
