import { type FocalPoint, pictureSources } from '@haberdash/kit/pictures';
import type { CSSProperties, KeyboardEvent, PointerEvent } from 'react';
import styles from './focal-point.module.css';

interface FocalPointPickerProps {
  image: string;
  value: FocalPoint;
  onChange: (value: FocalPoint) => void;
}

const steps: Record<string, FocalPoint> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** Shows the whole picture with a ring at the focal point. A click or the arrow keys move it. */
export function FocalPointPicker({ image, value, onChange }: FocalPointPickerProps) {
  const { x, y } = value;

  const follow = (event: PointerEvent<HTMLDivElement>) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    onChange({ x: percent((event.clientX - left) / width), y: percent((event.clientY - top) / height) });
  };
  const press = (event: PointerEvent<HTMLDivElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    follow(event);
  };
  const drag = (event: PointerEvent<HTMLDivElement>) => {
    if (event.currentTarget.hasPointerCapture(event.pointerId)) follow(event);
  };
  const step = (event: KeyboardEvent) => {
    const direction = steps[event.key];
    if (!direction) return;
    event.preventDefault();
    const by = event.shiftKey ? 10 : 1;
    onChange({ x: within(x + direction.x * by), y: within(y + direction.y * by) });
  };

  return (
    <div
      className={styles.picker}
      role="slider"
      tabIndex={0}
      aria-label="Focal point"
      aria-roledescription="point on the picture"
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={x}
      aria-valuetext={`${x}% from the left, ${y}% from the top`}
      onPointerDown={press}
      onPointerMove={drag}
      onKeyDown={step}
    >
      <img {...pictureSources(image)} sizes="(min-width: 48rem) 40rem, 100vw" draggable={false} alt="" />
      <span className={styles.ring} style={{ '--x': `${x}%`, '--y': `${y}%` } as CSSProperties} />
    </div>
  );
}

const within = (value: number): number => Math.min(100, Math.max(0, value));
const percent = (part: number): number => within(Math.round(part * 100));
