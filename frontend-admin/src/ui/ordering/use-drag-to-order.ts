import { useEffect, useRef, useState, type PointerEvent } from 'react';

interface Drag {
  from: number;
  to: number;
}

/** Pixels from the window's edge within which a drag scrolls the page. */
const edge = 80;

/**
 * Drag and drop for a list, by mouse, pen or finger. `dragged` contains the item's target index. Escape
 * cancels. The list captures the pointer, because the item's element moves during the drag.
 */
export function useDragToOrder(onDrop: (from: number, to: number) => void) {
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
  const follow = ({ clientY }: PointerEvent) => {
    if (!dragged || !list.current) return;
    scrollAtEdge(clientY);
    const to = indexAt(clientY, list.current, dragged.to);
    if (to !== dragged.to) setDragged({ ...dragged, to });
  };
  const drop = ({ clientY }: PointerEvent) => {
    stop();
    if (dragged && list.current) onDrop(dragged.from, indexAt(clientY, list.current, dragged.to));
  };

  const dragHandlers = { onPointerMove: follow, onPointerUp: drop, onPointerCancel: stop };
  return { list, dragged, startDrag, dragHandlers };
}

/** The index of the dragged item: the number of other items above the pointer. */
function indexAt(clientY: number, list: HTMLElement, current: number): number {
  const places = [...list.children].map((item) => item.getBoundingClientRect());
  const { height } = places[current]!;
  const isAbove = ({ top, bottom }: DOMRect, index: number) =>
    index < current ? top + height < clientY : index > current && bottom - height < clientY;
  return places.filter(isAbove).length;
}

function scrollAtEdge(clientY: number): void {
  if (clientY < edge) window.scrollBy(0, clientY - edge);
  else if (clientY > window.innerHeight - edge) window.scrollBy(0, clientY - window.innerHeight + edge);
}
