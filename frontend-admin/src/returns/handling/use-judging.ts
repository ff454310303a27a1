import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { Judgement } from '../return-labels';
import type { ReturnPiece } from '../returns.api';
import { judgementOfKey, markedPieces, type Marks, nextUnmarked, undone } from './judging';

/**
 * Marks pieces, by keys as long as the form has the focus, which then goes on to the next piece.
 * @param open the pieces that are not judged yet
 */
export function useJudging(open: ReturnPiece[]) {
  const [marks, setMarks] = useState<Marks>([]);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);

  const focusOn = (pieceId: string | undefined) => {
    const place = pieceId ? `[data-piece="${pieceId}"] input` : 'button[type="submit"]';
    form.current?.querySelector<HTMLElement>(place)?.focus();
  };
  const mark = (pieceId: string, judged: Judgement) => setMarks([...marks, { pieceId, judged }]);
  const undo = () => {
    const last = marks.at(-1);
    if (!last) return;
    setMarks(undone(marks));
    focusOn(last.pieceId);
  };
  const press = (key: string, pieceId: string | undefined): boolean => {
    const judged = judgementOfKey(key);
    if (key.toLowerCase() === 'u') undo();
    else if (judged && pieceId) {
      mark(pieceId, judged);
      focusOn(nextUnmarked(open, marks, pieceId)?._id);
    } else return false;
    return true;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const piece = (event.target as Element).closest<HTMLElement>('[data-piece]');
    if (press(event.key, piece?.dataset.piece)) event.preventDefault();
  };

  const isOpen = ({ pieceId }: { pieceId: string }) => open.some(({ _id }) => _id === pieceId);
  return {
    form,
    marked: markedPieces(marks).filter(isOpen),
    mark,
    undo,
    clear: () => setMarks([]),
    onKeyDown,
  };
}
