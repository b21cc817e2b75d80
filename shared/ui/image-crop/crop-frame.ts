import { CropperCanvas, CropperHandle, CropperSelection, CropperShade } from 'cropperjs';
import { cropText } from '../../text/image-crop.ts';
import { boxAfterKey, type CropBox, heldBox, isSameBox, wholeBox } from './crop-box.ts';

/** CSS pixels of the smallest side of a square, for fingers. */
const least = 48;

/** CSS pixels between the dialog and each edge of the window. */
const margin = 16;

/** CSS pixels of the dialog. @see shop.md section 9, "Layout" */
const widest = 600;

/** Milliseconds after the last key, before place and size are said. */
const pause = 600;

const corners = ['nw-resize', 'ne-resize', 'sw-resize', 'se-resize'] as const;

/**
 * Shows a picture with a square over it that can be moved and made larger and smaller, by pointer and keys. Made of the
 * library's elements: its own template is text that becomes HTML, which a strict policy forbids.
 *
 * @param onChange called with what is chosen, at first and whenever that changes
 * @returns what is chosen, in pixels of the picture
 */
export function openCropFrame(
  place: HTMLElement,
  image: HTMLImageElement,
  before: CropBox | undefined,
  signal: AbortSignal,
  onChange: (box: CropBox) => void = () => {},
): () => CropBox {
  for (const part of [CropperCanvas, CropperSelection, CropperShade, CropperHandle]) part.$define();
  const natural = { width: image.naturalWidth, height: image.naturalHeight };
  let box = heldBox(before ?? wholeBox(natural), natural);
  // First: the result has its size before the room beside it is measured
  onChange(box);
  const room = roomFor(place);
  const scale = Math.min(room.width / natural.width, room.height / natural.height);
  const shown = { width: natural.width * scale, height: natural.height * scale };
  const pixel = Math.min(1, 1 / scale);

  const frame = document.createElement('div');
  frame.className = 'krume-crop-frame';
  frame.style.inlineSize = `${shown.width}px`;
  frame.style.blockSize = `${shown.height}px`;
  frame.tabIndex = 0;
  frame.setAttribute('role', 'group');
  frame.setAttribute('aria-label', cropText.selection);

  const canvas = new CropperCanvas();
  const shade = new CropperShade();
  const selection = new CropperSelection();
  selection.aspectRatio = 1;
  selection.movable = true;
  selection.resizable = true;
  selection.precise = true;
  selection.append(handle('move'), ...corners.map(handle));
  canvas.append(shade, selection);
  frame.append(image, canvas);
  const told = document.createElement('p');
  told.className = 'krume-hidden';
  told.role = 'status';
  place.replaceChildren(frame, told);
  let timer: ReturnType<typeof setTimeout>;
  const percent = (part: number, whole: number) => Math.round((100 * part) / whole);
  const tell = () => {
    const { width, height } = natural;
    told.textContent = cropText.now(
      percent(box.x, width),
      percent(box.y, height),
      percent(box.size, Math.min(width, height)),
    );
  };

  const show = () => {
    onChange(box);
    selection.$change(box.x * scale, box.y * scale, box.size * scale, box.size * scale);
  };
  selection.addEventListener('change', (event) => {
    const { x, y, width } = (event as CustomEvent<{ x: number; y: number; width: number }>).detail;
    const wanted = { x: x / scale, y: y / scale, size: width / scale };
    const held = heldBox(wanted, natural, least / scale);
    const isHeld = isSameBox(wanted, held, pixel);
    if (isHeld) {
      box = held;
      onChange(box);
    } else event.preventDefault();
    // One that was only moved goes as far as it can; one that was made larger stops
    if (!isHeld && Math.abs(wanted.size - box.size) < pixel && !isSameBox(held, box, pixel)) {
      box = held;
      queueMicrotask(show);
    }
  });
  frame.addEventListener(
    'keydown',
    (event) => {
      const step = (event.shiftKey && event.key !== '+' ? 1 : 16) / scale;
      const next = boxAfterKey(box, event.key, step);
      if (!next) return;
      event.preventDefault();
      box = heldBox(next, natural, least / scale);
      show();
      clearTimeout(timer);
      timer = setTimeout(tell, pause);
    },
    { signal },
  );
  // The library measures its elements as they are connected, in a task of its own; until then they are seen to move
  canvas.style.visibility = 'hidden';
  requestAnimationFrame(() => {
    show();
    canvas.style.visibility = '';
  });
  frame.focus();
  return () => box;
}

/** What the dialog's padding, heading, result and buttons leave to the picture. CSS pixels. */
function roomFor(place: HTMLElement): { width: number; height: number } {
  const dialog = place.closest('dialog') ?? place;
  return {
    width: Math.min(widest, innerWidth - 2 * margin) - (dialog.offsetWidth - place.offsetWidth),
    height: Math.max(120, innerHeight - 2 * margin - (dialog.offsetHeight - place.offsetHeight)),
  };
}

function handle(action: string): CropperHandle {
  const element = new CropperHandle();
  element.action = action;
  element.plain = action === 'move';
  element.slottable = false;
  return element;
}
