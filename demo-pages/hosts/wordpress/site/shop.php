<?php
/**
 * Plugin Name: Shop der Bäckerei
 * Description: Was diese Website von ihrem Shop weiss: Adressen, Dienste und, auf Seiten ohne Cache, die Besucherin.
 */

declare(strict_types=1);

defined('ABSPATH') || exit;

add_filter('krume_configuration', 'shop_configuration');
add_filter('krume_values', 'shop_values', 10, 2);

function shop_configuration(array $configuration): array
{
    $configuration += [
        'loginUrl' => '/login',
        // The shop sets this cookie, which scripts can read, while a customer is signed in
        'sessionCookies' => ['krume_customer'],
        'maps' => shop_maps(),
        'mapsFrom' => 'Kartendienst der Demo',
    ] + shop_bot_check();
    if (!$configuration['sharedPage']) {
        $configuration['authenticated'] = shop_is_customer();
    }
    return $configuration;
}

/** The URLs of the shop, which authors need not type, and the data of the visitor. */
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
 * A customer's heart is a form. Guests get a link to the sign-in, and so do all visitors on a shared page.
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
 * The values of the checkout, which no cache stores: krume_is_private(). After a payment, the URL contains
 * the number of the order.
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

/** Cart and wishlist of the visitor; empty on a page that visitors share. */
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

/** A call of the shop with the visitor's cookies; null if it fails. */
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

/** The map service of the demo shop. A real site has a key instead: {"key": "AIza…"}. */
function shop_maps(): array
{
    return ['url' => shop_stand_in('maps'), 'logo' => '/artwork/marker.svg'];
}

/** The bot check of the demo shop. */
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
