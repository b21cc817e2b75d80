<?php
// Prints the templates that stdin contains as `[{source, values}]`. The first argument is a checkout of TYPO3/Fluid,
// the second the folder of the partials.
spl_autoload_register(function (string $class) use ($argv): void {
    $file = $argv[1] . '/src/' . str_replace(['TYPO3Fluid\\Fluid\\', '\\'], ['', '/'], $class) . '.php';
    if (is_file($file)) {
        require $file;
    }
});
$print = function (array $case) use ($argv): string {
    $view = new TYPO3Fluid\Fluid\View\TemplateView();
    $paths = $view->getRenderingContext()->getTemplatePaths();
    $paths->setPartialRootPaths([$argv[2]]);
    $paths->setTemplateSource($case['source']);
    $view->assignMultiple($case['values']);
    return $view->render();
};
$cases = json_decode(stream_get_contents(STDIN), true, 512, JSON_THROW_ON_ERROR);
echo json_encode(array_map($print, $cases), JSON_THROW_ON_ERROR);
