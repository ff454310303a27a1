import type { Garment } from '../look';
import { darker, denimThread } from '../palette';
import { button, piece, plain, seam, stitch, type Fold } from '../piece';
import { canvas, fromAxis, symmetric } from '../svg';
import { backOfWaist, frontPockets, loops, lowered, waistband } from '../parts/waist';

const pleat = (x: number): Fold => [400 + x * 0.62, 170, 400 + x, 720, x * 0.04, 1.1];

export const pleatedSkirt: Garment = ({ cloth, accent }) => {
  const shape = symmetric('M 0 150 Q 80 148 128 138 C 150 300 214 520 284 736 Q 140 784 0 786');
  const xs = [-250, -190, -126, -62, 0, 62, 126, 190, 250];
  return (
    piece(shape, cloth, { folds: xs.map(pleat) }) +
    xs
      .map((x) => seam(`M ${400 + x * 0.48} 160 Q ${400 + x * 0.7} 420 ${400 + x} 760`, cloth.colour, 2))
      .join('') +
    waistband({ waist: 126 }, plain(accent), 66)
  );
};

export const buttonSkirt: Garment = ({ cloth, accent }) => {
  const thread = cloth.weave === 'denim' ? denimThread : darker(cloth.colour, 0.35);
  const body = symmetric('M 0 120 Q 90 118 138 110 C 176 200 204 300 214 420 L 230 650 Q 120 674 0 674');
  return lowered(
    backOfWaist({ waist: 138 }, cloth) +
      piece(body, cloth, {
        folds: [
          [250, 320, 210, 620, 14],
          [330, 420, 316, 660, 10, 0.7],
          [546, 330, 590, 610, -14],
          [470, 440, 486, 650, -10, 0.7],
        ],
      }) +
      seam(fromAxis('M 24 130 L 26 670'), cloth.colour) +
      stitch(fromAxis('M -24 130 L -26 668') + fromAxis('M -220 630 Q 0 656 220 630'), thread) +
      frontPockets({ waist: 138, hip: 190 }, cloth.colour, thread) +
      waistband({ waist: 138 }, cloth) +
      loops(cloth) +
      [108, 210, 310, 410, 510, 600].map((y) => button(canvas.axis, y, accent, 10)).join(''),
  );
};

export const slipSkirt: Garment = ({ cloth, accent }) => {
  const body = symmetric(
    'M 0 150 Q 80 148 116 140 C 168 230 186 330 182 460 C 184 620 214 760 234 880 Q 120 914 0 908',
  );
  return (
    piece(body, cloth, {
      volume: 80,
      folds: [
        [320, 190, 250, 860, 34, 1.4],
        [372, 260, 350, 900, 22, 1.2],
        [470, 180, 540, 870, -30, 1.4],
        [436, 420, 450, 900, -16],
        [560, 420, 600, 860, -14],
      ],
    }) + waistband({ waist: 114 }, plain(accent), 64)
  );
};
