import { darker } from '../palette';
import { button, piece, plain, ribbed, seam, stitch } from '../piece';
import { bothSides, canvas, fromAxis, panel, otherSide, symmetric } from '../svg';
import type { Cloth } from './weaves';

/** A collar closes an upper body at the neck. All sit on a neckline of the usual width (78) and height (165). */

export function shirtCollar(cloth: Cloth): string {
  const band = symmetric('M 0 150 Q 50 146 78 142 L 84 172 Q 40 190 0 196');
  const leaf = panel('M 0 216 L 74 140 C 92 150 100 166 104 186 L 66 272 Q 40 240 0 216');
  return (
    piece(band, { ...cloth, colour: darker(cloth.colour, 0.16) }, { volume: 16 }) +
    bothSides(
      piece(leaf, cloth, { volume: 18, turn: 35 }) +
        stitch(fromAxis('M 14 220 Q 46 240 64 258 L 92 188'), darker(cloth.colour, 0.3)),
    )
  );
}

export function standCollar(cloth: Cloth, height = 50): string {
  const top = 158 - height;
  const inside = symmetric(
    `M 0 ${top} Q 60 ${top - 2} 78 ${top + 8} L 74 ${top + 34} Q 40 ${top + 40} 0 ${top + 40}`,
  );
  const front = symmetric(`M 0 ${top + 44} Q 56 ${top + 30} 78 ${top + 8} L 94 176 Q 56 224 0 234`);
  return (
    piece(inside, plain(darker(cloth.colour, 0.4)), { volume: 18 }) + piece(front, cloth, { volume: 24 })
  );
}

/** Tailored lapels that fold open down to `low`. */
export function lapels(cloth: Cloth, low: number): string {
  const collar = panel('M 0 158 Q 56 152 84 150 L 132 248 L 86 272 Q 60 220 0 200');
  const lapel = panel(`M 62 196 L 96 256 L 152 262 Q 120 ${low - 90} 2 ${low} Q 44 ${low - 130} 62 196`);
  const shaped =
    piece(lapel, cloth, { volume: 22, turn: 12 }) + piece(collar, cloth, { volume: 20, turn: -16 });
  return bothSides(shaped);
}

export function hood(cloth: Cloth, lining: string): string {
  const outer = symmetric('M 0 70 C 84 66 138 116 150 190 C 154 232 120 262 60 292 L 0 318');
  const opening = symmetric('M 0 122 C 56 122 92 156 92 200 C 90 236 50 268 0 296');
  return (
    piece(outer, cloth, {
      folds: [
        [318, 104, 282, 240, 22],
        [486, 110, 516, 236, -18],
      ],
    }) +
    piece(opening, plain(darker(lining, 0.34)), { volume: 80 }) +
    seam(fromAxis('M 0 296 L 0 330'), cloth.colour)
  );
}

/** A placket with its edge stitched, without its buttons. */
export const placket = (cloth: Cloth, top: number, bottom: number, half = 20) => {
  const d = symmetric(`M 0 ${top} L ${half} ${top} L ${half} ${bottom} L 0 ${bottom + 2}`);
  return piece(d, cloth, { volume: 10 });
};

/** A soft bow at the throat. */
export function bow(cloth: Cloth, y: number): string {
  const loop = panel(
    `M 0 ${y} C 40 ${y - 56} 112 ${y - 60} 116 ${y - 12} C 118 ${y + 38} 44 ${y + 44} 0 ${y}`,
  );
  const tail = panel(
    `M 4 ${y} C 40 ${y + 60} 52 ${y + 130} 44 ${y + 206} L 92 ${y + 190} C 88 ${y + 110} 60 ${y + 40} 4 ${y}`,
  );
  const knot = symmetric(`M 0 ${y - 26} Q 26 ${y - 24} 24 ${y} Q 24 ${y + 26} 0 ${y + 28}`);
  const half =
    piece(tail, cloth, { volume: 20 }) +
    piece(loop, cloth, { volume: 26, folds: [[410, y, 490, y - 14, 8, 1.2]] });
  return otherSide(half) + half + piece(knot, cloth, { volume: 18 });
}

export const ribCollar = (colour: string) => {
  const leaf = panel('M 0 222 L 76 144 C 94 154 104 172 108 190 L 62 266 Q 36 240 0 222');
  const band = symmetric('M 0 150 Q 50 146 78 144 L 84 172 Q 40 190 0 196');
  return (
    piece(band, ribbed(darker(colour, 0.2)), { volume: 16 }) +
    bothSides(piece(leaf, ribbed(colour), { volume: 18, turn: 40 }))
  );
};

export const centreButtons = (ys: readonly number[], colour: string, r = 8) =>
  ys.map((y) => button(canvas.axis, y, colour, r)).join('');
