/**
 * Runs in the page: finds overflowing elements, cut-off texts, and texts that a badge covers. Scrolling rows may
 * overflow, but texts must stay inside their card. The order bar on phones may shorten the product name to two lines,
 * because the page shows the full name above.
 */
export function cutOff(): string[] {
  const { clientWidth, scrollWidth } = document.documentElement;
  const found = scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide`] : [];
  const ancestors = (element: Element | null): Element[] =>
    element ? [element, ...ancestors(element.parentElement)] : [];
  const isHidden = (element: Element) =>
    !element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ||
    getComputedStyle(element).fontSize === '0px' ||
    element.closest('.skip-link') !== null ||
    // Skips text for screen readers
    ancestors(element).some((ancestor) => getComputedStyle(ancestor).clipPath !== 'none');
  const rows =
    '[data-widget="product-slider"], [data-widget="header-slider"], .site-nav, .krume-thumbs, .krume-tab-list, .krume-testimonials, .read-more-text, .krume-buy-bar b, .demo-panel';

  // Form fields scroll a long e-mail address, and the browser shortens a file name. An invisible label of an allergen
  // may overflow, because the widget moves the label into the viewport before showing the label
  const mayOverflow =
    '[data-widget="checked-form"] input:is([type="email"], [type="file"]), [data-widget="product-allergens"]';
  for (const element of document.body.querySelectorAll('*')) {
    if (isHidden(element) || element.closest(rows) || element.matches(mayOverflow)) continue;
    const { overflowX, overflowY } = getComputedStyle(element);
    const tooWide = overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1;
    const tooHigh = /hidden|clip/.test(overflowY) && element.scrollHeight > element.clientHeight + 1;
    if (tooWide || tooHigh) found.push(`cut off: ${element.outerHTML.slice(0, 80)}`);
  }

  const canvas = document.createElement('canvas').getContext('2d');
  for (const select of document.querySelectorAll('select')) {
    if (!canvas || isHidden(select)) continue;
    const { font, paddingInlineStart } = getComputedStyle(select);
    canvas.font = font;
    const chosen = select.selectedOptions[0]?.text ?? '';
    const room = select.clientWidth - Number.parseFloat(paddingInlineStart);
    // A select as wide as its line may cut off its text
    if (select.clientWidth < clientWidth / 2 && canvas.measureText(chosen).width > room)
      found.push(`cut off: ${chosen}`);
  }

  const badges = [...document.querySelectorAll('.site-header .krume-badge')].filter(
    (badge) => !isHidden(badge),
  );
  const badgeRects = badges.map((badge) => badge.getBoundingClientRect());
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const { parentElement } = text;
    if (!text.textContent?.trim() || !parentElement || isHidden(parentElement)) continue;
    // A badge may overlap the corner of its entry
    if (parentElement.matches('.krume-badge')) continue;
    const isInCard = parentElement.closest('[data-widget="product-slider"] li') !== null;
    if (!isInCard && parentElement.closest(`${rows}, script, select`)) continue;
    range.selectNodeContents(text);
    const { left, right, top, bottom } = range.getBoundingClientRect();
    const isBelow = (badge: DOMRect) =>
      badge.left < right && badge.right > left && badge.top < bottom && badge.bottom > top;
    const isInHeader = parentElement.closest('.site-header') && !parentElement.matches('.krume-badge');
    if (isInHeader && badgeRects.some(isBelow)) {
      found.push(`below a badge: ${text.textContent.trim()}`);
    }
    const box = parentElement.closest('li, td, th, p, h1, h2, h3, dd, dt, label, summary, button, a, div');
    const edge = (box?.getBoundingClientRect().right ?? 0) + 1;
    if (right > (isInCard ? edge : Math.min(clientWidth, edge))) {
      found.push(`sticks out: ${text.textContent.trim().slice(0, 40)} in ${box?.outerHTML.slice(0, 80)}`);
    }
  }
  return [...new Set(found)];
}
