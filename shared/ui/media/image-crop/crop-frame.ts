import { CropperCanvas, CropperHandle, CropperSelection, CropperShade } from 'cropperjs';
import { cropText } from '../../../text/image-crop.ts';
import { createElement } from '../../dom/create-element.ts';
import { boxAfterKey, type CropBox, clampBox, isSameBox, wholeBox } from './crop-box.ts';

/** Minimum side of the square in CSS pixels, for touch. */
const minSide = 48;

/** Distance in CSS pixels between the dialog and each edge of the viewport. */
const margin = 16;

/** Maximum width of the dialog in CSS pixels. @see shop.md section 9, "Layout" */
const maxWidth = 600;

/** Milliseconds between the last key press and the announcement of the square's position and size. */
const pause = 600;

const corners = ['nw-resize', 'ne-resize', 'sw-resize', 'se-resize'] as const;

/**
 * Shows a picture with a square selection that the user moves and resizes by pointer or keyboard. Creates the elements
 * of Cropper one by one, because Cropper parses its template as HTML, which a strict content security policy forbids.
 *
 * @param onChange called with the initial selection and after every change
 * @returns a function that returns the selection, in pixels of the picture
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
  let box = clampBox(before ?? wholeBox(natural), natural);
  // `onChange` is called before `roomFor` measures the dialog, because `onChange` sets the size of the result preview
  onChange(box);
  const room = roomFor(place);
  const scale = Math.min(room.width / natural.width, room.height / natural.height);
  const shown = { width: natural.width * scale, height: natural.height * scale };
  const pixel = Math.min(1, 1 / scale);

  const frame = createElement('div', {
    class: 'krume-crop-frame',
    tabindex: '0',
    role: 'group',
    'aria-label': cropText.selection,
  });
  frame.style.inlineSize = `${shown.width}px`;
  frame.style.blockSize = `${shown.height}px`;

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
  const status = createElement('p', { class: 'krume-hidden', role: 'status' });
  place.replaceChildren(frame, status);
  let timer: ReturnType<typeof setTimeout>;
  const percent = (part: number, whole: number) => Math.round((100 * part) / whole);
  const announce = () => {
    const { width, height } = natural;
    status.textContent = cropText.now(
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
    const held = clampBox(wanted, natural, minSide / scale);
    const isHeld = isSameBox(wanted, held, pixel);
    if (isHeld) {
      box = held;
      onChange(box);
    } else event.preventDefault();
    // A moved selection stops at the edge of the picture. A resize beyond the edge is ignored
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
      box = clampBox(next, natural, minSide / scale);
      show();
      clearTimeout(timer);
      timer = setTimeout(announce, pause);
    },
    { signal },
  );
  // Cropper measures its elements in a task after they are connected. The canvas is hidden until then, so that the
  // elements do not visibly move
  canvas.style.visibility = 'hidden';
  requestAnimationFrame(() => {
    show();
    canvas.style.visibility = '';
  });
  frame.focus();
  return () => box;
}

/** The space for the picture in CSS pixels: the viewport without the dialog's padding, heading, result and buttons. */
function roomFor(place: HTMLElement): { width: number; height: number } {
  const dialog = place.closest('dialog') ?? place;
  return {
    width: Math.min(maxWidth, innerWidth - 2 * margin) - (dialog.offsetWidth - place.offsetWidth),
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
