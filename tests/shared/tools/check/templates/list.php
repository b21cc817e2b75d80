<?php
declare(strict_types=1);
/** The list of a category: <div data-widget="old"> */
$sorted = array_filter($products, fn ($product) => $product['price'] > 0);
?>
<?php get_header(); ?>
<ul class="krume-cards<?= $wide ? ' is-wide' : '' ?>">
<?php foreach ($sorted as $product): ?>
  <li<?php if ($product['new']) { ?> class="is-new"<?php } ?>>
    <?= htmlspecialchars($product['name']) ?>
    <?php if ($customer): ?>
      <div data-widget="heart-toggle" data-product-id="<?= (int) $product['id'] ?>" data-active="<?= $product['wished'] ? 'true' : 'false' ?>">
        <form method="post" action="/wishlist/<?= (int) $product['id'] ?>"><button type="submit">Auf die Wunschliste</button></form>
      </div>
    <?php else: ?>
      <div data-widget="heart-toggle" data-produkt-id="<?php echo esc_attr($product['id']); ?>">
        <a href="<?= htmlspecialchars($login) ?>">Auf die Wunschliste</a>
      </div>
    <?php endif; ?>
  </li>
<?php endforeach; ?>
</ul>
<section data-widget="branch-list">
  <script type="application/json" data-widget-props><?= json_encode(['branches' => $branches], JSON_HEX_TAG) ?></script>
  <?php include __DIR__ . '/branches.php'; ?>
</section>
<?php get_footer();
