import type { Garment } from '../look';
import { darker, denimThread, lighter } from '../palette';
import { button, piece, plain, ribbed, seam, stitch } from '../piece';
import { bothSides, canvas, fromAxis, panel, moved, symmetric } from '../svg';
import { longSleeve, tShirt } from './tops';
import { shorts } from './trousers';

/** A T-shirt in the cloth with shorts in the accent, laid out together. */
export const tShirtAndShorts: Garment = ({ cloth, accent, print }) =>
  moved(
    shorts({ cloth: plain(accent), accent: lighter(accent, 0.7), print: '' }),
    'translate(120 330) scale(0.7)',
  ) + moved(tShirt({ cloth, accent, print }), 'translate(92 -50) scale(0.77)');

export const dungarees: Garment = ({ cloth, accent, print }) => {
  const thread = cloth.weave === 'denim' ? denimThread : darker(cloth.colour, 0.35);
  const body = symmetric(
    'M 0 300 L 104 296 C 108 360 116 400 160 430 C 178 500 186 560 186 610 C 190 720 184 820 178 912 Q 110 924 50 916 C 46 820 30 730 0 680',
  );
  const strap = panel('M 62 306 C 70 240 84 190 96 130 L 132 134 C 122 200 108 250 102 306');
  const pocket = symmetric('M 0 352 L 66 350 L 64 430 Q 40 452 0 454');
  return (
    bothSides(piece(strap, cloth, { volume: 12 })) +
    piece(body, cloth, {
      folds: [
        [404, 676, 500, 640, 10],
        [396, 676, 300, 630, -10],
        [240, 470, 330, 560, 18],
        [560, 470, 470, 570, -18],
        [450, 780, 560, 810, 14],
        [350, 800, 250, 780, 14],
      ],
    }) +
    bothSides(
      stitch(
        fromAxis('M 0 312 L 92 308 C 98 380 110 420 150 444') + fromAxis('M 176 890 Q 110 904 52 896'),
        thread,
      ) +
        seam(fromAxis('M 90 470 C 96 530 140 550 180 552'), cloth.colour) +
        button(canvas.axis + 82, 320, accent, 14),
    ) +
    seam(fromAxis('M 0 476 L 0 676') + fromAxis('M -150 452 Q 0 484 150 452'), cloth.colour) +
    piece(pocket, cloth, { volume: 12 }) +
    moved(print, `translate(${canvas.axis} 400) scale(0.4)`)
  );
};

/** A striped top worn under dungarees. */
export const dungareesAndTop: Garment = ({ cloth, accent, print }) => {
  const top = longSleeve({
    cloth: { colour: '#f6f3ee', weave: 'stripes', second: accent },
    accent,
    print: '',
  });
  return moved(top, 'translate(72 60) scale(0.82 0.7)') + dungarees({ cloth, accent: '#c9a558', print });
};

export const romper: Garment = ({ cloth, accent, print }) => {
  const body = symmetric(
    'M 0 236 C 44 236 74 206 80 166 L 168 196 C 162 260 156 320 160 380 C 178 500 190 560 186 640 C 182 680 170 700 150 716 L 56 712 C 50 680 30 664 0 660',
  );
  const sleeve = panel('M 152 192 C 210 206 246 270 262 350 L 172 382 C 158 330 150 280 152 192');
  const cuff = panel('M 152 704 L 54 700 L 58 742 L 146 746');
  return (
    bothSides(piece(sleeve, cloth, { turn: -10, volume: 36 })) +
    piece(symmetric('M 0 172 Q 60 166 80 160 L 96 194 L 0 240'), plain(darker(cloth.colour, 0.42)), {
      volume: 18,
    }) +
    piece(body, cloth, {
      folds: [
        [246, 420, 350, 520, 24],
        [556, 420, 460, 520, -22],
        [240, 600, 380, 630, -20],
        [560, 610, 430, 640, 18],
      ],
    }) +
    bothSides(piece(cuff, ribbed(accent), { volume: 14 })) +
    moved(print, `translate(${canvas.axis} 430)`) +
    [-30, 0, 30].map((x) => button(canvas.axis + x, 650, accent, 9)).join('') +
    bothSides(seam(fromAxis('M 0 238 C 46 238 78 208 84 166'), accent, 9))
  );
};
