import { object } from 'valibot';
import { closest, listenTo, matches, queryAll } from '../../shared/registry/native.ts';
import { isPlainClick } from '../../shared/registry/plain-click.ts';
import { borrowAttributes } from '../../shared/ui/dom/borrow-attributes.ts';
import { placeOf, pressedPageLink } from '../../shared/ui/dom/page-link.ts';
import { scrollTo } from '../../shared/ui/dom/scroll-to.ts';
import { markBrokenImages } from '../../shared/ui/media/broken-images.ts';
import { defineWidget } from '../../shared/ui/widget.ts';

/**
 * The page of an event. A button scrolls to the tickets, and a form's success message gets the focus.
 *
 * @see site.md section 2.13, "Event detail"
 */
export default defineWidget({
  props: object({}),
  mode: 'enhance',
  enhance({ host, signal }) {
    markBrokenImages(host, signal);
    const attributes = borrowAttributes();
    const goTo = (section: HTMLElement) => {
      if (!matches(section, '[tabindex]')) attributes.set(section, 'tabindex', '-1');
      section.focus({ preventScroll: true });
      void scrollTo(section, signal);
    };
    listenTo(
      host,
      'click',
      (event) => {
        const link = pressedPageLink(event);
        const section = link && matches(link, '[data-tickets]') ? placeOf(link.hash) : undefined;
        if (!section || !isPlainClick(event)) return;
        event.preventDefault();
        goTo(section);
      },
      signal,
    );
    // A `checked-form` widget focuses its own success message
    const box = queryAll(host, '.krume-form-success').find(
      (each) => !closest(each, '[data-widget="checked-form"]'),
    );
    if (box) goTo(box);
    return attributes.giveBack;
  },
});
