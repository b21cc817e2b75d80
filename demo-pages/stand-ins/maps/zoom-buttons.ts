import { part } from './part.ts';

export function zoomButtons(zoom: (by: number) => void): HTMLElement {
  const group = part('div');
  Object.assign(group.style, {
    position: 'absolute',
    right: '10px',
    bottom: '10px',
    display: 'grid',
    gap: '1px',
  });
  for (const [text, name, by] of [
    ['+', 'Vergrössern', 1],
    ['−', 'Verkleinern', -1],
  ] as const) {
    const button = part('button');
    button.textContent = text;
    button.ariaLabel = name;
    button.onclick = () => zoom(by);
    Object.assign(button.style, {
      width: '40px',
      height: '40px',
      border: '0',
      background: '#fff',
      color: '#333',
      font: '22px sans-serif',
    });
    group.append(button);
  }
  return group;
}
