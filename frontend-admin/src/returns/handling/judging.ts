import { type Judgement, judgements } from '../return-labels';
import type { ReturnPiece } from '../returns.api';
import type { JudgedPieces } from './return.api';

export interface Mark {
  pieceId: string;
  judged: Judgement;
}

/** Judgements that are not saved yet, the oldest first. */
export type Marks = readonly Mark[];

export const undone = (marks: Marks): Marks => marks.slice(0, -1);

/** The last mark of each piece. */
export function markedPieces(marks: Marks): JudgedPieces {
  return [...new Map(marks.map(({ pieceId, judged }) => [pieceId, judged]))].map(([pieceId, judged]) => ({
    pieceId,
    judged,
  }));
}

/** A judgement for each of the keys 1 to 4. */
export function judgementOfKey(key: string): Judgement | undefined {
  return /^[1-4]$/.test(key) ? judgements[Number(key) - 1] : undefined;
}

/** The next piece after this one, from the beginning again at the end, that is not marked; undefined: all are. */
export function nextUnmarked(pieces: ReturnPiece[], marks: Marks, pieceId: string): ReturnPiece | undefined {
  const marked = new Set(marks.map((mark) => mark.pieceId));
  const at = pieces.findIndex(({ _id }) => _id === pieceId);
  return [...pieces.slice(at + 1), ...pieces.slice(0, at)].find(({ _id }) => !marked.has(_id));
}
