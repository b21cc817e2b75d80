import { useEffect, useRef } from 'react';
import type { CakeContent } from '../../../shared/rules/cake/design.ts';
import { clipCircle, clipRadius } from '../../../shared/rules/cake/geometry.ts';
import { cakePanelText } from '../../../shared/text/cake-creator.ts';
import type { Creator } from '../design/creator.ts';
import { paintCake, paintElement, setText } from '../pictures/paint.ts';
import type { TextLines } from '../pictures/text-lines.ts';

interface Props {
  creator: Creator;
  /** Undefined shows a cake without content */
  content: CakeContent | undefined;
  /** Width and height in CSS pixels */
  size?: number;
  className?: string;
  label?: string;
  /** Called with the computed lines of a text */
  onSet?: (lines: TextLines) => void;
}

export function Preview({
  creator,
  content,
  size = 144,
  className = 'krume-cake-preview',
  label = cakePanelText.preview,
  onSet,
}: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const latestOnSet = useRef(onSet);
  latestOnSet.current = onSet;
  const { layout, pictures } = creator;
  const shown = content && JSON.stringify(content);

  useEffect(() => {
    let isOver = false;
    const wanted: CakeContent | undefined = shown && JSON.parse(shown);
    Promise.resolve(wanted && pictures.load(wanted)).then(() => {
      const context = isOver ? undefined : canvas.current?.getContext('2d');
      if (!canvas.current || !context) return;
      const scale = Math.min(3, devicePixelRatio || 1);
      canvas.current.width = size * scale;
      canvas.current.height = size * scale;
      context.scale(scale, scale);
      if (wanted?.type === 'text') latestOnSet.current?.(setText(context, wanted, clipRadius(layout)));
      const place = clipCircle(layout, { x: 0, y: 0, size });
      paintCake(context, place);
      if (wanted) paintElement(context, wanted, place, pictures);
    });
    return () => {
      isOver = true;
    };
  }, [shown, layout, pictures, size]);

  return (
    <canvas
      ref={canvas}
      className={className}
      {...(content ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    />
  );
}
