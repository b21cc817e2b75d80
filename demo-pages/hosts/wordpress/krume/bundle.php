<?php

declare(strict_types=1);

defined('ABSPATH') || exit;

function krume_read(string $file): array
{
    static $read = [];
    $read[$file] ??= json_decode((string) file_get_contents(KRUME_DIST . '/' . $file), true, 512, JSON_THROW_ON_ERROR);
    return $read[$file];
}

function krume_url(string $file): string
{
    return rtrim(KRUME_URL, '/') . '/' . $file;
}

/** The macros by name. Each title, and the first sentence of each description, comes from the catalogue. */
function krume_macros(): array
{
    static $macros = [];
    if ($macros === []) {
        $widgets = array_column(krume_read('catalogue.json'), null, 'name');
        foreach (krume_read('macros/macros.json') as $macro) {
            $name = $macro['name'];
            $sentences = preg_split('/(?<=[.!?])\s/u', $widgets[$name]['description'] ?? $macro['title']);
            $macros[$name] = [
                'title' => $widgets[$name]['title'] ?? $macro['title'],
                'description' => $sentences[0],
                'params' => $macro['params'],
            ];
        }
    }
    return $macros;
}

/** The name of the page style that a macro needs, or null. */
function krume_page_style(string $name): ?string
{
    return krume_read('manifest.json')['widgets'][krume_widget_of($name)]['pageStyle'] ?? null;
}

/** The widget that a macro prints: 'cart-page' for the macro 'cart-page-unknown'. */
function krume_widget_of(string $name): string
{
    $widgets = krume_read('manifest.json')['widgets'];
    while (!isset($widgets[$name]) && strpos($name, '-') !== false) {
        $name = substr($name, 0, (int) strrpos($name, '-'));
    }
    return $name;
}
