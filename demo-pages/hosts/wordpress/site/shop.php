<?php
/**
 * Plugin Name: Shop der Bäckerei
 * Description: Was diese Website von ihrem Shop weiss: Adressen, Dienste und, auf Seiten ohne Cache, die Besucherin.
 */

declare(strict_types=1);

defined('ABSPATH') || exit;

add_filter('krume_configuration', 'shop_configuration');
add_filter('krume_values', 'shop_values', 10, 2);
add_filter('krume_transitions', '__return_true');

function shop_configuration(array $configuration): array
{
    $configuration += [
        'loginUrl' => '/login',
        // While a customer is signed in, the shop sets this cookie, which scripts can read
        'sessionCookies' => ['krume_customer'],
        'maps' => shop_maps(),
        'mapsFrom' => 'Kartendienst der Demo',
    ] + shop_bot_check();
    if (!$configuration['sharedPage']) {
        $configuration['authenticated'] = shop_is_customer();
    }
    return $configuration;
}

/** Adds the shop's URLs, so that authors need not type them, and the data of the visitor. */
function shop_values(array $values, string $name): array
{
    switch ($name) {
        case 'cart-flyout':
            return $values + shop_urls() + ['count' => shop_visitor()['cart']['itemsQuantity'] ?? null];
        case 'cart-page-unknown':
            return $values + shop_urls();
        case 'wishlist-entry':
            return $values + ['url' => '/wunschliste', 'count' => shop_visitor()['wishlist']['totalItems'] ?? null];
        case 'heart-toggle':
            return $values + shop_wish((string) ($values['productId'] ?? ''), 'action', 'redirect', 'active');
        case 'product-form':
            $id = (string) ($values['productId'] ?? '');
            return $values
                + ['action' => "/warenkorb/artikel/$id"]
                + shop_wish($id, 'wishlistAction', 'wishlistUrl', 'inWishlist');
        case 'checkout':
            return shop_checkout($values);
        case 'branch-map':
        case 'cookie-banner':
            return $values + ['privacyUrl' => '/datenschutz'];
        default:
            return $values;
    }
}

function shop_urls(): array
{
    return ['cartUrl' => '/warenkorb', 'checkoutUrl' => '/kasse', 'shopUrl' => '/produkte'];
}

/**
 * The values of a heart. Customers get a form. Guests, and all visitors of a shared page, get a link to the login page.
 */
function shop_wish(string $id, string $action, string $url, string $flag): array
{
    $wishlist = shop_visitor()['wishlist'] ?? null;
    if ($wishlist === null) {
        return [$url => '/login'];
    }
    $isWished = in_array($id, array_map('strval', $wishlist['productIds']), true);
    return [$flag => $isWished, $action => "/wunschliste/$id" . ($isWished ? '/entfernen' : '')];
}

/**
 * The values of the checkout. No cache stores them, see krume_is_private(). After a payment, the URL contains the
 * order's number.
 */
function shop_checkout(array $values): array
{
    $order = (string) wp_unslash($_GET['bestellung'] ?? '');
    $isGuest = !shop_is_customer() && $order === '';
    return array_diff_key($values, $isGuest ? [] : ['signup' => true]) + shop_urls() + [
        'isCustomer' => shop_is_customer(),
        'orderId' => ctype_digit($order) ? $order : null,
        'payment' => [
            'providerPrefix' => 'zahlstelle_checkout_payment',
            'providerHosts' => ['localhost', '127.0.0.1'],
        ],
        'maps' => shop_maps(),
    ];
}

function shop_is_customer(): bool
{
    return isset($_COOKIE['krume_customer']);
}

/** The visitor's cart and wishlist, or an empty array if visitors share pages (KRUME_SHARED_PAGE). */
function shop_visitor(): array
{
    static $visitor = null;
    if (KRUME_SHARED_PAGE) {
        return [];
    }
    return $visitor ??= [
        'cart' => shop_ask('/rest/cart/') ?? ['itemsQuantity' => 0],
        'wishlist' => shop_is_customer() ? shop_ask('/rest/wishlist/') : null,
    ];
}

/** Calls the shop's API with the visitor's cookies. Returns null if the call fails. */
function shop_ask(string $path): ?array
{
    $cookies = (string) ($_SERVER['HTTP_COOKIE'] ?? '');
    if ($cookies === '') {
        return null;
    }
    $response = wp_remote_get(SHOP_URL . $path, ['headers' => ['Cookie' => $cookies], 'timeout' => 5]);
    if (wp_remote_retrieve_response_code($response) !== 200) {
        return null;
    }
    return json_decode(wp_remote_retrieve_body($response), true);
}

/** Configures the demo's map service. A real site sets a key instead: {"key": "AIza…"}. */
function shop_maps(): array
{
    return ['url' => shop_stand_in('maps'), 'logo' => '/artwork/marker.svg'];
}

function shop_bot_check(): array
{
    return [
        'captchaUrl' => shop_stand_in('check'),
        'captchaKey' => 'KRUME-2',
        'captchaFrom' => 'Prüfdienst der Demo',
    ];
}

function shop_stand_in(string $name): string
{
    return krume_url(krume_read('manifest.json')['demo'][$name]);
}
