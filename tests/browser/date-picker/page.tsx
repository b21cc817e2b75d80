import { useMemo, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { IslandContext } from '../../../shared/registry/widget/island-context.ts';
import { loadTemporal, temporal } from '../../../shared/rules/dates/temporal.ts';
import { deliveryCalendar } from '../../../shared/rules/delivery/calendar.ts';
import { nextDelivery } from '../../../shared/rules/delivery/next.ts';
import { planDelivery } from '../../../shared/rules/delivery/plan.ts';
import { DatePicker } from '../../../shared/ui/date-picker/DatePicker.tsx';

// The date picker on its own page. Today is a Sunday. The cart has 50 products for delivery by post, and one of them
// makes ten days unavailable.

const today = '2026-11-22';
const cake = { itemId: '50', name: 'Hochzeitstorte', blockedFrom: '2026-11-25', blockedUntil: '2026-12-04' };
const bread = Array.from({ length: 49 }, (_, index) => ({
  itemId: `${index + 1}`,
  name: `Ruchbrot ${index + 1}`,
  preparationDays: index % 2,
}));

function Page() {
  const [value, setValue] = useState<string>();
  const [items, setItems] = useState([...bread, cake]);
  const { days, next } = useMemo(() => {
    const plan = planDelivery({
      now: temporal().Instant.from(`${today}T10:00:00+01:00`),
      items,
      method: 'PostDelivery',
      branches: Array.from({ length: 5 }, (_, id) => ({
        id: `${id}`,
        openingTimes: [],
        holidays: [{ name: 'Heiligabend', startDate: '2026-12-24', endDate: '2026-12-24', openingType: 0 }],
      })),
      configuration: { nextDayDeliveryTime: 15.5, receptionEmail: 'reception@krume.example' },
    });
    const calendar = deliveryCalendar(plan);
    return {
      days: new Map(calendar.map(({ date, reasons }) => [date.toString(), reasons])),
      next: nextDelivery(plan)?.date.toString() ?? null,
    };
  }, [items]);
  const keys = [...days.keys()];
  const search = new URLSearchParams(location.search);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        document.title = `Bestellt auf ${value}`;
      }}
    >
      <DatePicker
        label="Lieferdatum"
        name="deliverydate"
        description="Wann sollen wir liefern?"
        value={value}
        onChange={setValue}
        min={keys[0]}
        max={keys.at(-1)}
        today={today}
        whyNot={(day) => days.get(day)?.[0]?.message}
        highlight={(day) => (day === '2026-12-06' || day === '2026-12-07' ? 'Santiglaus' : undefined)}
        next={next}
        isDisabled={search.has('disabled')}
        remedy={(day) =>
          days.get(day)?.some(({ rule }) => rule === 'blocked') && (
            <button type="button" className="krume-button-quiet" onClick={() => setItems(bread)}>
              Hochzeitstorte entfernen
            </button>
          )
        }
      />
      <p>
        Gewählt: <output>{value ?? 'nichts'}</output>
      </p>
      <button type="submit" className="krume-button">
        Weiter
      </button>
    </form>
  );
}

const host = document.querySelector<HTMLElement>('#picker');
if (host) {
  await loadTemporal();
  // Marks the host after the loader has scanned the page, so that the loader does not mount the host
  if (document.readyState !== 'complete')
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
  // Widget styles apply only to elements with data-widget, but no widget has this name
  host.setAttribute('data-widget', 'date-picker');
  const slots = { parts: new Map(), restore: () => undefined };
  const { signal } = new AbortController();
  const place = { host, signal, slots, id: (part: string) => `picker-${part}` };
  createRoot(host).render(
    <IslandContext.Provider value={place}>
      <Page />
    </IslandContext.Provider>,
  );
}
