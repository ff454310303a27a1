/** Not everybody who is told buys, and the shop must not call many more people than it has pieces for. */
const peoplePerPiece = 3;

interface FreePieces {
  /** The number that came back. */
  pieces: number;
  /** The number of pieces of the variant that are free now, whenever they came. */
  stock: number;
  /** The number of people who were told of those that came back. */
  told: number;
  /** The number of people who were told of the variant within a day, and may still come for what is free. */
  toldLately: number;
}

/** Computes how many people are told of pieces that are back, and how many of them only once those who were told lately have had a day. */
export function peopleToTell({ pieces, stock, told, toldLately }: FreePieces): {
  now: number;
  later: number;
} {
  const all = Math.max(0, Math.min(pieces, stock) * peoplePerPiece - told);
  const now = Math.max(0, Math.min(all, stock * peoplePerPiece - toldLately));
  return { now, later: all - now };
}
