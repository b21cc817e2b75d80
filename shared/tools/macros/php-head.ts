/** The start of the PHP file: helper functions for the functions of the widgets. */
export const phpHead = `<?php

/**
 * Das Markup der Krume-Widgets. Jede Funktion gibt HTML zurück; Texte werden darin maskiert, HTML nicht.
 *
 *     require_once __DIR__ . '/krume.php';
 *     echo krume_heart_toggle(['productId' => 4711, 'name' => 'Ruchbrot', 'action' => '/wunschliste/4711']);
 */

declare(strict_types=1);

/** Ein Wert als Text: Zahlen mit Punkt, true und false ausgeschrieben. */
function krume_plain($value): string
{
    if ($value === null) {
        return '';
    }
    if (is_bool($value)) {
        return $value ? 'true' : 'false';
    }
    return is_float($value) ? (string) json_encode($value) : (string) $value;
}

function krume_text($value): string
{
    return htmlspecialchars(krume_plain($value), ENT_QUOTES | ENT_SUBSTITUTE | ENT_HTML5, 'UTF-8');
}

/** HTML einer Vorlage, oder Text aus einem Objekt. */
function krume_html($value): string
{
    return $value === null ? '' : (string) $value;
}

/** Auch die Texte true, false, 1, 0 und ''. */
function krume_is($value): bool
{
    return filter_var($value, FILTER_VALIDATE_BOOLEAN);
}

function krume_flag($value): string
{
    return krume_is($value) ? 'true' : 'false';
}

function krume_given($value, bool $isFlag = false): bool
{
    if ($isFlag) {
        return krume_is($value);
    }
    return $value !== null && $value !== '' && $value !== false && $value !== [];
}

/** Ohne Wert fehlt das Attribut. Bei ja oder nein fehlt es nur bei null. */
function krume_attribute(string $name, $value, bool $isFlag = false): string
{
    if ($value === null || ($value === '' && !$isFlag)) {
        return '';
    }
    return ' ' . $name . '="' . ($isFlag ? krume_flag($value) : krume_text($value)) . '"';
}

function krume_each($list, callable $print): string
{
    $html = '';
    $index = 0;
    foreach ($list ?? [] as $entry) {
        $html .= $print($entry, $index++);
    }
    return $html;
}

/** Ein leeres Objekt ist {}, nicht []. */
function krume_record($value)
{
    return $value === null ? null : (object) $value;
}

/** JSON für ein script-Element: < und > sind darin maskiert. */
function krume_json($value): string
{
    $flags = JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES;
    return json_encode($value, $flags | JSON_INVALID_UTF8_SUBSTITUTE | JSON_THROW_ON_ERROR);
}

/** Ein Objekt ohne die fehlenden Werte. */
function krume_json_object(array $fields): string
{
    return krume_json(array_filter($fields, fn ($value) => $value !== null));
}
`;
