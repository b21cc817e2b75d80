import { object } from 'valibot';
import {
  closest,
  getAttribute,
  listenTo,
  matches,
  queryAll,
  setAttribute,
} from '../../shared/registry/native.ts';
import { scrollTo } from '../../shared/ui/scroll-to.ts';
import { defineWidget } from '../../shared/ui/widget.ts';

/** An event's page: its button leads to the tickets, and what a form has answered is gone to. @see site.md section 2.13, "Event detail" */
export default defineWidget({
  props: object({}),
  mode: 'enhance',
  enhance({ host, signal }) {
    listenTo(
      host,
      'click',
      (event) => {
        const isModified = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
        const link = event.target instanceof Element ? closest(event.target, 'a[data-tickets]') : null;
        const id = link && getAttribute(link, 'href')?.slice(1);
        const [section] = id ? queryAll(host, `#${CSS.escape(id)}`) : [];
        if (!section || isModified) return;
        event.preventDefault();
        goTo(section);
      },
      signal,
    );
    // A form that is a widget goes to its own
    const box = [...queryAll(host, '.krume-form-success')].find(
      (each) => !closest(each, '[data-widget="checked-form"]'),
    );
    if (box) goTo(box);
    return undefined;
  },
});

function goTo(section: HTMLElement): void {
  if (!matches(section, '[tabindex]')) setAttribute(section, 'tabindex', '-1');
  section.focus({ preventScroll: true });
  void scrollTo(section);
}
