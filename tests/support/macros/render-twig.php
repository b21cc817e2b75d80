<?php
// Prints the cases that stdin contains as `[{name, values}]`. The first argument is the folder of `krume.twig`.
require '/usr/share/php/Twig/autoload.php';
$twig = new Twig\Environment(new Twig\Loader\FilesystemLoader($argv[1]), ['strict_variables' => true]);
$print = fn (array $case) => $twig->createTemplate(
    "{% import 'krume.twig' as krume %}{{ krume." . str_replace('-', '_', $case['name']) . '(values) }}'
)->render($case);
$cases = json_decode(stream_get_contents(STDIN), true, 512, JSON_THROW_ON_ERROR);
echo json_encode(array_map($print, $cases), JSON_THROW_ON_ERROR);
