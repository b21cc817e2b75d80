import { anchorOf } from './geometry.ts';
import type { WidgetRecord } from './record.ts';

/** Tracks the widgets in the viewport, with one observer for all widgets. */
export function visibleRecords(signal: AbortSignal) {
  const visible = new Set<WidgetRecord>();
  const anchors = new Map<WidgetRecord, Element>();
  const watchers = new Map<Element, Set<WidgetRecord>>();

  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      for (const record of watchers.get(target) ?? []) {
        if (isIntersecting) visible.add(record);
        else visible.delete(record);
      }
    }
  });
  signal.addEventListener('abort', () => observer.disconnect());

  function leave(record: WidgetRecord): void {
    const anchor = anchors.get(record);
    if (!anchor) return;
    anchors.delete(record);
    const others = watchers.get(anchor);
    others?.delete(record);
    if (others?.size) return;
    watchers.delete(anchor);
    observer.unobserve(anchor);
  }

  return {
    visible: visible as ReadonlySet<WidgetRecord>,
    /**
     * Observes a widget. Call this function after each change of state, because mounting can replace the observed
     * element.
     */
    watch(record: WidgetRecord): void {
      const anchor = anchorOf(record.host);
      if (anchors.get(record) === anchor) return;
      leave(record);
      anchors.set(record, anchor);
      const others = watchers.get(anchor);
      if (others) {
        others.add(record);
        if ([...others].some((other) => visible.has(other))) visible.add(record);
      } else {
        watchers.set(anchor, new Set([record]));
        observer.observe(anchor);
      }
    },
    forget(record: WidgetRecord): void {
      leave(record);
      visible.delete(record);
    },
  };
}
