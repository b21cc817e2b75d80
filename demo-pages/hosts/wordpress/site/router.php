<?php

declare(strict_types=1);

// For `php -S`: existing files as they are, everything else by WordPress.

$path = (string) parse_url($_SERVER['REQUEST_URI'], PHP_URL_PATH);
$file = $_SERVER['DOCUMENT_ROOT'] . $path;

if (is_file($file) || is_file("$file/index.php")) {
    return false;
}
$_SERVER['SCRIPT_NAME'] = '/index.php';
require $_SERVER['DOCUMENT_ROOT'] . '/index.php';
