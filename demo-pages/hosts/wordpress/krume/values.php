<?php

declare(strict_types=1);

defined('ABSPATH') || exit;

/** Parameters that only the filter `krume_values` can set; blocks and shortcodes cannot. */
const KRUME_OF_SITE = ['checkout' => ['maps', 'payment']];

/**
 * The parameters of a shortcode. WordPress lowercases attribute names, so `productId` is written `product-id` or
 * `productid`. An attribute cannot contain a list.
 */
function krume_shortcode_values(array $attributes, array $params): array
{
    $values = [];
    foreach (array_keys($params['properties']) as $name) {
        $hyphenated = strtolower((string) preg_replace('/[A-Z]/', '-$0', $name));
        $value = $attributes[$hyphenated] ?? $attributes[strtolower($name)] ?? null;
        if ($value !== null && !krume_is_list($params['properties'][$name])) {
            $values[$name] = $value;
        }
    }
    return $values;
}

function krume_is_list(array $param): bool
{
    return in_array('array', (array) $param['type'], true) || $param['type'] === 'object';
}

/**
 * Cleans values from an author without the capability unfiltered_html: removes scripts from HTML, and `javascript:`
 * from URLs. WordPress stores such an author's texts with HTML entities. This function decodes the entities, because
 * the macros escape texts themselves.
 */
function krume_clean($value, array $schema)
{
    if (is_array($value)) {
        foreach ($value as $key => $entry) {
            $value[$key] = krume_clean($entry, $schema['items'] ?? $schema['properties'][$key] ?? []);
        }
        return $value;
    }
    if (!is_string($value)) {
        return $value;
    }
    if (isset($schema['contentMediaType'])) {
        return wp_kses_post($value);
    }
    $text = html_entity_decode($value, ENT_QUOTES | ENT_HTML5, 'UTF-8');
    return isset($schema['format']) ? wp_kses_bad_protocol($text, wp_allowed_protocols()) : $text;
}

/**
 * Removes values that only the site may set, such as the URL of a script, and the URLs of forms that post to another
 * host. The WordPress filter `allowed_redirect_hosts` can allow further hosts, such as the shop's host.
 */
function krume_author_values(string $name, array $values): array
{
    $own = array_diff_key($values, array_flip(KRUME_OF_SITE[$name] ?? []));
    $is_foreign = fn ($value, string $key): bool =>
        preg_match('/(action|endpoint)$/i', $key) && is_string($value) && wp_validate_redirect($value, '') === '';
    return array_filter($own, fn ($value, string $key): bool => !$is_foreign($value, $key), ARRAY_FILTER_USE_BOTH);
}

/**
 * Converts the content of a block or shortcode into values. A `krume/part` sets the parameter of the same name, or adds
 * an entry if the parameter is a list. The remaining content sets the parameter `content`, or else the first HTML
 * parameter.
 */
function krume_content_values(string $content, array $params): array
{
    $values = [];
    // HTML is not cleaned again, because WordPress has already cleaned HTML while saving it
    $clean = fn (string $html, array $schema) => isset($schema['contentMediaType']) ? $html : krume_clean($html, $schema);
    $rest = preg_replace_callback(
        '~<!-- krume:part ([A-Za-z]+) -->(.*?)<!-- /krume:part -->~s',
        function (array $part) use (&$values, $params, $clean): string {
            [, $name, $html] = $part;
            $param = $params['properties'][$name] ?? null;
            if (isset($param['items'])) {
                $values[$name][] = $clean($html, $param['items']);
            } elseif ($param) {
                $values[$name] = $clean($html, $param);
            }
            return '';
        },
        $content
    );
    $isHtml = fn (array $param): bool => isset($param['contentMediaType']);
    $html = array_keys(array_filter($params['properties'], $isHtml));
    $main = in_array('content', $html, true) ? 'content' : ($html[0] ?? null);
    $rest = krume_trim_html((string) $rest);
    if ($main !== null && $rest !== '' && !isset($values[$main])) {
        $values[$main] = $rest;
    }
    return $values;
}

/** Removes the stray `</p>` and `<p>` that wpautop() leaves around the content of a shortcode. */
function krume_trim_html(string $html): string
{
    return trim((string) preg_replace('~^(?:\s|</p>|<br ?/?>)+|(?:\s|<p>|<br ?/?>)+$~', '', $html));
}

/** The paths of missing required parameters, and of values that should be lists. Example: `quotes[0].name`. */
function krume_missing($value, array $schema, string $path = ''): array
{
    $missing = [];
    if (isset($schema['properties'])) {
        $values = (array) $value;
        foreach ($schema['required'] as $name) {
            if (!isset($values[$name])) {
                $missing[] = "$path$name";
            }
        }
        foreach (array_intersect_key($values, $schema['properties']) as $name => $entry) {
            if ($entry !== null) {
                $missing = array_merge($missing, krume_missing($entry, $schema['properties'][$name], "$path$name"));
            }
        }
    } elseif (isset($schema['items'])) {
        if (!is_array($value)) {
            return [$path];
        }
        foreach ($value as $index => $entry) {
            $missing = array_merge($missing, krume_missing($entry, $schema['items'], "{$path}[$index]."));
        }
    }
    return $missing;
}
