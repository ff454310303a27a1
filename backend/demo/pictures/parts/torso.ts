import { darker } from '../palette';
import { piece, plain, ribbed, seam, type Fold, type Sewing } from '../piece';
import { bothSides, fromAxis, panel, otherSide, symmetric } from '../svg';
import type { Cloth } from './weaves';

/** Half-widths and heights of an upper body, in canvas units from the axis and the top. */
export interface Cut {
  neckWidth: number;
  neckDrop: number;
  neck: 'round' | 'v' | 'square';
  shoulder: number;
  chest: number;
  waist: number;
  hem: number;
  bottom: number;
}

const neckTop = 165;
export const regular: Cut = {
  neckWidth: 78,
  neckDrop: 62,
  neck: 'round',
  shoulder: 198,
  chest: 188,
  waist: 176,
  hem: 190,
  bottom: 800,
};

function torsoOutline(cut: Cut): string {
  const { neckWidth, neckDrop, shoulder, chest, waist, hem, bottom } = cut;
  const low = neckTop + neckDrop;
  const neckline = {
    round: `C ${neckWidth * 0.6} ${low} ${neckWidth * 0.94} ${low - neckDrop * 0.45} ${neckWidth} ${neckTop}`,
    v: `L ${neckWidth} ${neckTop}`,
    square: `L ${neckWidth * 0.92} ${low} L ${neckWidth} ${neckTop}`,
  }[cut.neck];
  return symmetric(
    `M 0 ${low} ${neckline} L ${shoulder} 206 C ${shoulder - 14} 270 ${chest - 6} 330 ${chest} 404 ` +
      `C ${waist} 500 ${waist} 620 ${hem} ${bottom - 8} Q ${hem * 0.5} ${bottom + 8} 0 ${bottom + 8}`,
  );
}

const bodyFolds: Fold[] = [
  [226, 452, 372, 560, 30, 1.1],
  [576, 440, 452, 536, -26, 0.9],
  [222, 640, 372, 690, -22, 0.8],
  [580, 610, 430, 742, -34, 1.1],
  [300, 268, 318, 420, 22, 0.6],
  [500, 262, 486, 400, -18, 0.5],
  [320, 690, 296, 800, 16, 0.6],
];

/** The front of the body, over the inside of its back. */
export function torso(cut: Cut, cloth: Cloth, sewing: Sewing = {}): string {
  const inside = symmetric(
    `M 0 ${neckTop + 6} Q ${cut.neckWidth * 0.7} ${neckTop + 2} ${cut.neckWidth} ${neckTop - 4} L ${cut.neckWidth + 14} 190 L 0 ${neckTop + cut.neckDrop + 12}`,
  );
  return (
    piece(inside, plain(darker(cloth.colour, 0.42)), { volume: 26 }) +
    piece(torsoOutline(cut), cloth, { folds: bodyFolds, ...sewing })
  );
}

const sleeveEnds = { cap: 300, short: 428, elbow: 540, long: 770 } as const;
export type SleeveLength = keyof typeof sleeveEnds;

/** The right sleeve hangs a little away from the body; the left is its mirror with its own folds. */
export function sleeves(cut: Cut, length: SleeveLength, cloth: Cloth, width = 0): string {
  const { outer, inner } = sleeveEdge(cut, sleeveEnds[length], width);
  const { shoulder, chest } = cut;
  const d = panel(
    `M ${shoulder - 16} 203 C ${shoulder + 30} 212 ${outer.bulge[0] - 20} ${outer.bulge[1] - 110} ${outer.bulge[0]} ${outer.bulge[1]} L ${outer.end[0]} ${outer.end[1]} ` +
      `L ${inner[0]} ${inner[1]} L ${chest - 4} 410 C ${chest - 34} 340 ${shoulder - 40} 260 ${shoulder - 16} 203`,
  );
  const [right, left] = creases[length === 'long' ? 'long' : 'short'];
  return otherSide(piece(d, cloth, { turn: -9, folds: left })) + piece(d, cloth, { turn: -9, folds: right });
}

const creases: Record<'short' | 'long', readonly [Fold[], Fold[]]> = {
  short: [
    [
      [592, 330, 664, 388, -16],
      [606, 262, 628, 400, 14, 0.6],
    ],
    [
      [590, 350, 660, 336, 16],
      [640, 280, 664, 410, 12, 0.6],
    ],
  ],
  long: [
    [
      [600, 452, 694, 486, 22],
      [706, 530, 622, 574, 18, 1.1],
      [634, 690, 716, 716, 14],
      [640, 262, 660, 430, 20, 0.7],
      [716, 640, 640, 640, 10, 0.7],
    ],
    [
      [604, 430, 690, 440, 24, 1.1],
      [702, 500, 622, 556, 20],
      [640, 730, 712, 690, 16],
      [634, 250, 668, 400, 16, 0.7],
    ],
  ],
};

type At = readonly [number, number];

function sleeveEdge(
  { shoulder, chest }: Cut,
  end: number,
  width: number,
): { outer: { bulge: At; end: At }; inner: At } {
  const drop = end - 206;
  const outerX = shoulder + 62 + drop * 0.14 + width;
  const innerX = chest + 6 + (drop > 200 ? (drop - 200) * 0.16 : drop * 0.04);
  const bulgeAt = Math.min(end - 20, 400);
  return {
    outer: { bulge: [shoulder + 62 + (bulgeAt - 206) * 0.14 + width * 0.7, bulgeAt], end: [outerX, end] },
    inner: [innerX, end + (drop > 300 ? 26 : 34)],
  };
}

/** Ribbed cuffs closing a long sleeve. */
export function cuffs(cut: Cut, cloth: Cloth, height = 52): string {
  const { outer, inner } = sleeveEdge(cut, sleeveEnds.long, 0);
  const [ox, oy] = outer.end;
  const [ix, iy] = inner;
  const d = panel(
    `M ${ox + 2} ${oy - 6} L ${ox - 2} ${oy + height} L ${ix + 8} ${iy + height} L ${ix - 2} ${iy - 6}`,
  );
  return bothSides(piece(d, cloth, { turn: -8, volume: 24 }));
}

/** A band along the hem. */
export function hemBand(cut: Cut, cloth: Cloth, height = 58): string {
  const top = cut.bottom - 12;
  const d = symmetric(
    `M 0 ${top + 14} Q ${cut.hem * 0.5} ${top + 14} ${cut.hem + 1} ${top} L ${cut.hem - 10} ${top + height} Q ${cut.hem * 0.5} ${top + height + 14} 0 ${top + height + 14}`,
  );
  return piece(d, cloth, { volume: 26 });
}

/** A ribbed collar that follows a round or v neckline. */
export function neckRib(cut: Cut, colour: string, thick = 24): string {
  const { neckWidth: w, neckDrop } = cut;
  const low = neckTop + neckDrop;
  const back = symmetric(
    `M 0 ${neckTop - 12} Q ${w * 0.7} ${neckTop - 14} ${w + 2} ${neckTop - 6} L ${w - 8} ${neckTop + 12} Q ${w * 0.6} ${neckTop + 10} 0 ${neckTop + 12}`,
  );
  const inner =
    cut.neck === 'v'
      ? `L ${w} ${neckTop - 4}`
      : `C ${w * 0.6} ${low} ${w * 0.94} ${low - neckDrop * 0.45} ${w} ${neckTop - 4}`;
  const outer =
    cut.neck === 'v'
      ? `L 0 ${low + thick * 1.25}`
      : `C ${w + thick} ${low - neckDrop * 0.3} ${w * 0.66} ${low + thick} 0 ${low + thick}`;
  const front = symmetric(`M 0 ${low} ${inner} L ${w + thick * 0.8} ${neckTop + 8} ${outer}`);
  return (
    piece(back, ribbed(darker(colour, 0.18)), { volume: 14 }) + piece(front, ribbed(colour), { volume: 18 })
  );
}

/** The armhole seams, where sleeves were drawn under the body. */
export const armholes = ({ shoulder, chest }: Cut, colour: string) =>
  bothSides(
    seam(fromAxis(`M ${shoulder} 207 C ${shoulder - 14} 270 ${chest - 6} 330 ${chest} 404`), colour, 2.4),
  );
