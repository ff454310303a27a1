/** Not everybody who is told buys, and the shop must not call many more people than it has pieces for. */
const peoplePerPiece = 3;

/**
 * Computes how many people are told of pieces that are back.
 * @param pieces that came back
 * @param stock what of them is still there
 * @param told how many were told of them already
 */
export const peopleToTell = (pieces: number, stock: number, told: number): number =>
  Math.max(0, Math.min(pieces, stock) * peoplePerPiece - told);
