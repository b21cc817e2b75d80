/** @jsxImportSource preact */
import { render } from 'preact';
import { useState } from 'preact/hooks';
import { save } from './save.ts';

/** A minimal heart in Preact without any code of Krume: no store, no outbox, no messages. */
function Heart({ productId, name }: { productId: string; name: string }) {
  const [on, setOn] = useState(false);
  const toggle = () => {
    setOn(!on);
    save(productId, !on);
  };
  return (
    <button type="button" aria-pressed={on} onClick={toggle}>
      {`${name} auf die Wunschliste`}
    </button>
  );
}

export function mount(host: HTMLElement): void {
  const { productId = '', name = '' } = host.dataset;
  host.replaceChildren();
  render(<Heart productId={productId} name={name} />, host);
}
