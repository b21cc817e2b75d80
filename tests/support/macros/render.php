<?php
// Prints the cases that stdin contains as `[{name, values}]`. The first argument is the PHP file with the functions.
require $argv[1];
$cases = json_decode(stream_get_contents(STDIN), true, 512, JSON_THROW_ON_ERROR);
set_error_handler(fn ($level, $message) => throw new ErrorException($message));
$print = fn (array $case) => ('krume_' . str_replace('-', '_', $case['name']))($case['values']);
echo json_encode(array_map($print, $cases), JSON_THROW_ON_ERROR);
