import { shirtCollar } from '../parts/collars';
import { bodice } from '../parts/blocks';
import { belt, skirt } from '../parts/skirt';
import type { Garment } from '../look';
import { darker } from '../palette';
import { buttonsDown, cord, piece, seam, stitch, type Fold } from '../piece';
import { bothSides, canvas, fromAxis, panel, moved, symmetric } from '../svg';
import { armholes, neckRib, sleeves, torso, type Cut } from '../parts/torso';

/** Crossed over in front and tied at the side. */
export const wrapDress: Garment = ({ cloth, accent }) => {
  const cut: Cut = { ...bodice, neck: 'v', neckDrop: 210 };
  const tie = { ...cloth, colour: accent };
  const tail = (lean: number) =>
    panel(
      `M 74 486 C ${90 + lean} 560 ${96 + lean} 620 ${90 + lean} 700 L ${122 + lean} 704 C ${126 + lean} 620 ${116 + lean} 550 90 480`,
    );
  return (
    sleeves(cut, 'elbow', cloth, -12) +
    skirt(cloth) +
    torso(cut, cloth) +
    armholes(cut, cloth.colour) +
    seam(
      fromAxis('M -84 166 C -40 260 30 350 108 456') + fromAxis('M 60 500 C 70 640 40 800 -30 918'),
      cloth.colour,
      3.4,
    ) +
    belt(tie) +
    piece(tail(26), tie, { volume: 12 }) +
    piece(tail(-14), tie, { volume: 12 })
  );
};

export const shirtDress: Garment = ({ cloth, accent }) =>
  sleeves(bodice, 'elbow', cloth, -14) +
  skirt(cloth, 224, 890) +
  torso({ ...bodice, neckWidth: 78 }, cloth) +
  armholes(bodice, cloth.colour) +
  stitch(fromAxis('M 22 224 L 22 900') + fromAxis('M -22 224 L -22 900'), darker(cloth.colour, 0.35)) +
  buttonsDown(canvas.axis, 280, 840, 8, accent, 8) +
  belt(cloth) +
  shirtCollar(cloth);

/** Gathered tiers from a square neck. */
export const tieredDress: Garment = ({ cloth, accent }) => {
  const tier = (top: number, bottom: number, from: number, to: number) =>
    piece(
      symmetric(
        `M 0 ${top} L ${from} ${top - 8} C ${from + 14} ${top + 60} ${to - 6} ${bottom - 60} ${to} ${bottom - 14} Q ${to * 0.5} ${bottom + 10} 0 ${bottom + 8}`,
      ),
      cloth,
      {
        folds: [-0.8, -0.5, -0.2, 0.15, 0.45, 0.75].map((x): Fold => [
          400 + from * x,
          top,
          400 + to * x,
          bottom,
          x * 10,
          0.9,
        ]),
      },
    );
  const cut: Cut = { ...bodice, neck: 'square', neckDrop: 70, neckWidth: 96 };
  return (
    tier(700, 916, 236, 296) +
    tier(560, 716, 176, 248) +
    tier(430, 576, 130, 188) +
    sleeves(cut, 'cap', cloth, 22) +
    torso({ ...cut, bottom: 436 }, cloth) +
    armholes(cut, cloth.colour) +
    stitch(fromAxis('M -126 424 Q 0 438 126 424'), darker(accent, 0.2))
  );
};

export const slipDress: Garment = ({ cloth, accent }) => {
  const body = symmetric(
    'M 0 300 C 40 290 70 262 92 226 C 116 250 136 290 148 330 C 132 400 128 440 132 484 C 150 600 200 760 232 890 Q 120 926 0 926',
  );
  const back = symmetric('M 0 330 Q 80 326 146 322 L 148 360 L 0 380');
  return (
    cord(
      fromAxis('M 92 230 C 90 190 84 150 74 118') + fromAxis('M -92 230 C -90 190 -84 150 -74 118'),
      accent,
      6,
    ) +
    piece(back, { ...cloth, colour: darker(cloth.colour, 0.35) }, { volume: 20 }) +
    piece(body, cloth, {
      volume: 76,
      folds: [
        [330, 400, 246, 880, 26, 1.4],
        [372, 440, 340, 910, 18],
        [460, 400, 548, 870, -26, 1.4],
        [428, 480, 450, 910, -12],
        [330, 300, 400, 340, 18],
        [470, 300, 404, 340, -18],
      ],
    })
  );
};

/** A jersey dress: a long T-shirt with a gathered skirt, roomy enough to climb trees in. */
export const jerseyDress: Garment = ({ cloth, accent, print }) =>
  sleeves(bodice, 'cap', cloth, 10) +
  torso(bodice, cloth) +
  skirt(cloth, 270, 800) +
  armholes(bodice, cloth.colour) +
  moved(print, `translate(${canvas.axis} 370) scale(0.8)`) +
  bothSides(stitch(fromAxis('M 262 772 Q 130 806 0 808'), darker(cloth.colour, 0.35))) +
  neckRib(bodice, accent, 18);
