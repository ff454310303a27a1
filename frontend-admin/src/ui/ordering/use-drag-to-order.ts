import { useEffect, useRef, useState, type PointerEvent } from 'react';

interface Drag {
  from: number;
  to: number;
}

type Point = Pick<PointerEvent, 'clientX' | 'clientY'>;

/** Pixels from the window's edge within which a drag scrolls the page. */
const edge = 80;

const indexIn = { list: indexAbove, grid: nearestIndex };

/**
 * Drag and drop for a list or a grid, by mouse, pen or finger. `dragged` contains the item's target index. Escape
 * cancels. The list captures the pointer, because the item's element moves during the drag.
 */
export function useDragToOrder(onDrop: (from: number, to: number) => void, layout: 'list' | 'grid' = 'list') {
  const list = useRef<HTMLOListElement>(null);
  const [dragged, setDragged] = useState<Drag>();
  const stop = () => setDragged(undefined);
  const isDragging = dragged !== undefined;

  useEffect(() => {
    if (!isDragging) return;
    const cancel = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setDragged(undefined);
    };
    window.addEventListener('keydown', cancel);
    return () => window.removeEventListener('keydown', cancel);
  }, [isDragging]);

  const startDrag = (event: PointerEvent, from: number) => {
    if (event.button !== 0) return;
    event.preventDefault();
    list.current?.setPointerCapture(event.pointerId);
    setDragged({ from, to: from });
  };
  const follow = (pointer: PointerEvent) => {
    if (!dragged || !list.current) return;
    scrollAtEdge(pointer.clientY);
    const to = indexIn[layout](pointer, list.current, dragged.to);
    if (to !== dragged.to) setDragged({ ...dragged, to });
  };
  const drop = (pointer: PointerEvent) => {
    stop();
    if (dragged && list.current) onDrop(dragged.from, indexIn[layout](pointer, list.current, dragged.to));
  };

  const dragHandlers = { onPointerMove: follow, onPointerUp: drop, onPointerCancel: stop };
  return { list, dragged, startDrag, dragHandlers };
}

/** The index of the dragged item: the number of other items above the pointer. */
function indexAbove({ clientY }: Point, list: HTMLElement, current: number): number {
  const places = [...list.children].map((item) => item.getBoundingClientRect());
  const { height } = places[current]!;
  const isAbove = ({ top, bottom }: DOMRect, index: number) =>
    index < current ? top + height < clientY : index > current && bottom - height < clientY;
  return places.filter(isAbove).length;
}

/** The index of the item whose middle is nearest to the pointer. */
function nearestIndex({ clientX, clientY }: Point, list: HTMLElement): number {
  const distances = [...list.children].map((item) => {
    const { left, top, width, height } = item.getBoundingClientRect();
    return Math.hypot(left + width / 2 - clientX, top + height / 2 - clientY);
  });
  return distances.indexOf(Math.min(...distances));
}

function scrollAtEdge(clientY: number): void {
  if (clientY < edge) window.scrollBy(0, clientY - edge);
  else if (clientY > window.innerHeight - edge) window.scrollBy(0, clientY - window.innerHeight + edge);
}
