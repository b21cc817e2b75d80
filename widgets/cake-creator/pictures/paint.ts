import type { CakeContent } from '../../../shared/rules/cake/design.ts';
import type { Circle } from '../../../shared/rules/cake/geometry.ts';
import { lineHeight } from '../../../shared/rules/cake/text.ts';
import { fontFamily } from './fonts.ts';
import { type Pictures, pictureOf } from './pictures.ts';
import { type TextLines, textLines } from './text-lines.ts';

// The functions in this file paint the screen, the layout image and the print image.

type Context = CanvasRenderingContext2D;

/** Background of the box. @see shop.md section 2.3 */
export const boxColor = '#ede8e1';

export function paintHollow(context: Context, { x, y, radius, unit }: Circle): void {
  context.save();
  circle(context, x, y, radius);
  context.fillStyle = '#e0d8cc';
  context.fill();
  context.lineWidth = 1.5 * unit;
  context.strokeStyle = '#8f7f6c';
  context.setLineDash([5 * unit, 4 * unit]);
  context.stroke();
  context.setLineDash([]);
  context.lineCap = 'round';
  context.lineWidth = 2 * unit;
  context.beginPath();
  context.moveTo(x - 8 * unit, y);
  context.lineTo(x + 8 * unit, y);
  context.moveTo(x, y - 8 * unit);
  context.lineTo(x, y + 8 * unit);
  context.stroke();
  context.restore();
}

/** Paints the white icing of a cake. */
export function paintCake(context: Context, { x, y, radius, unit }: Circle): void {
  context.save();
  circle(context, x, y + 2 * unit, radius + 2.5 * unit);
  context.fillStyle = '#cdbfae';
  context.fill();
  circle(context, x, y, radius + 1.5 * unit);
  context.fillStyle = '#fffdfa';
  context.fill();
  context.restore();
}

/**
 * Paints an element inside its circle. A picture that is not loaded is left out.
 *
 * @see shop.md section 9, "Placement"
 */
export function paintElement(
  context: Context,
  content: CakeContent,
  place: Circle,
  pictures: Pictures,
): void {
  context.save();
  circle(context, place.x, place.y, place.radius);
  context.clip();
  if (content.type === 'text') paintText(context, content, place);
  else {
    const picture = pictures.get(pictureOf(content) ?? '');
    if (picture && content.type === 'pattern') paintMotif(context, picture, place);
    else if (picture) paintPhoto(context, picture, place);
  }
  context.restore();
}

type TextContent = Extract<CakeContent, { type: 'text' }>;

/** Computes the lines of a text. The font must be loaded. */
export function setText(context: Context, { text, font }: TextContent, radius: number): TextLines {
  return textLines(text.trim(), radius, (line, size) => {
    context.font = `${size}px ${fontFamily(font)}`;
    return context.measureText(line).width;
  });
}

function paintText(context: Context, content: TextContent, { x, y, radius, unit }: Circle): void {
  context.translate(x, y);
  context.scale(unit, unit);
  const { size, lines } = setText(context, content, radius / unit);
  context.font = `${size}px ${fontFamily(content.font)}`;
  context.fillStyle = content.color;
  context.textAlign = 'center';
  context.direction = isRightToLeft(content.text) ? 'rtl' : 'ltr';
  context.textBaseline = 'alphabetic';
  const height = size * lineHeight;
  lines.forEach((line, index) => {
    // Centres the letters by their visible height, which is about 0.7 of the font size for capitals and most
    // letters
    context.fillText(line, 0, (index - lines.length / 2) * height + height / 2 + size * 0.34);
  });
}

/** Whether the first letter belongs to a right-to-left script. If so, a final full stop is on the left. */
const isRightToLeft = (text: string) => /^\P{L}*[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(text);

/** Fits the whole motif into the largest square inside the circle. */
function paintMotif(context: Context, picture: HTMLImageElement, { x, y, radius }: Circle): void {
  const size = radius * Math.SQRT2;
  const scale = size / Math.max(picture.naturalWidth, picture.naturalHeight, 1);
  const [width, height] = [picture.naturalWidth * scale, picture.naturalHeight * scale];
  smooth(context);
  context.drawImage(picture, x - width / 2, y - height / 2, width, height);
}

/** Fills the circle with the centre of a photograph. */
function paintPhoto(context: Context, picture: HTMLImageElement, { x, y, radius }: Circle): void {
  const side = Math.min(picture.naturalWidth, picture.naturalHeight);
  const [left, top] = [(picture.naturalWidth - side) / 2, (picture.naturalHeight - side) / 2];
  smooth(context);
  context.drawImage(picture, left, top, side, side, x - radius, y - radius, 2 * radius, 2 * radius);
}

function smooth(context: Context): void {
  context.imageSmoothingEnabled = true;
  context.imageSmoothingQuality = 'high';
}

function circle(context: Context, x: number, y: number, radius: number): void {
  context.beginPath();
  context.arc(x, y, Math.max(0, radius), 0, 2 * Math.PI);
}
