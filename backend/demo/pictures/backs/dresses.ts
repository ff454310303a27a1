import type { Garment } from '../look';
import { darker, denimThread, lighter } from '../palette';
import { button, cord, piece, plain, ribbed, seam, stitch, type Fold } from '../piece';
import { bothSides, canvas, fromAxis, moved, panel, symmetric } from '../svg';
import { bodice } from '../parts/blocks';
import { belt, skirt } from '../parts/skirt';
import type { Cut } from '../parts/torso';
import { shorts } from './lower';
import { longSleeve, tShirt } from './tops';
import { collarNeck, ribNeck, upperBack, yoke, zipSeam } from './upper-back';

const bow = (colour: string) =>
  bothSides(
    piece(panel('M 0 470 C 30 430 86 432 84 470 C 86 508 30 510 0 470'), plain(colour), { volume: 16 }) +
      piece(panel('M 4 474 C 30 540 40 600 34 660 L 66 652 C 64 590 40 520 4 474'), plain(colour), {
        volume: 12,
      }),
  );

/** Tied in a bow at the back of the waist. */
export const wrapDress = upperBack({
  cut: bodice,
  sleeve: 'elbow',
  ease: -12,
  neck: ({ cloth }) => yoke(172, 82, cloth.colour, 12),
  details: ({ cloth, accent }) => skirt(cloth) + belt({ ...cloth, colour: accent }) + bow(accent),
});

export const shirtDress = upperBack({
  cut: bodice,
  sleeve: 'elbow',
  ease: -14,
  neck: collarNeck(),
  details: ({ cloth }) =>
    yoke(254, 160, cloth.colour, 8) +
    bothSides(seam(fromAxis('M 12 260 L 12 450'), cloth.colour, 2.2)) +
    skirt(cloth, 224, 890) +
    belt(cloth),
});

/** The tiers go all around, and a zip closes the bodice. */
export const tieredDress: Garment = (look) => {
  const { cloth } = look;
  const tier = (top: number, bottom: number, from: number, to: number) =>
    piece(
      symmetric(
        `M 0 ${top} L ${from} ${top - 8} C ${from + 14} ${top + 60} ${to - 6} ${bottom - 60} ${to} ${bottom - 14} Q ${to * 0.5} ${bottom + 10} 0 ${bottom + 8}`,
      ),
      cloth,
      {
        folds: [-0.7, -0.35, 0, 0.35, 0.7].map((x): Fold => [
          400 + from * x,
          top,
          400 + to * x,
          bottom,
          x * -10,
          0.9,
        ]),
      },
    );
  const cut: Cut = { ...bodice, neckWidth: 96, bottom: 436 };
  const upper = upperBack({
    cut,
    sleeve: 'cap',
    ease: 22,
    neck: () => zipSeam(cloth.colour, 184, 430),
  });
  return tier(700, 916, 236, 296) + tier(560, 716, 176, 248) + tier(430, 576, 130, 188) + upper(look);
};

/** Low at the back, with straps that cross. */
export const slipDress: Garment = ({ cloth, accent }) =>
  cord(
    fromAxis('M 92 330 C 60 250 -40 190 -74 118') + fromAxis('M -92 330 C -60 250 40 190 74 118'),
    accent,
    6,
  ) +
  piece(
    symmetric(
      'M 0 400 C 60 392 112 360 146 326 C 134 396 128 440 132 484 C 150 600 200 760 232 890 Q 120 926 0 926',
    ),
    cloth,
    {
      volume: 76,
      folds: [
        [350, 470, 290, 890, 24, 1.4],
        [450, 470, 512, 890, -24, 1.4],
        [330, 420, 396, 470, 14],
        [470, 420, 404, 470, -14],
      ],
    },
  );

export const jerseyDress = upperBack({
  cut: bodice,
  sleeve: 'cap',
  ease: 10,
  neck: ({ cloth, accent, print }) =>
    ribNeck(18)({ cloth, accent, print }) +
    seam(fromAxis('M 0 190 L 0 262'), cloth.colour, 4) +
    button(canvas.axis, 200, accent, 8),
  details: ({ cloth }) =>
    skirt(cloth, 270, 800) +
    bothSides(stitch(fromAxis('M 262 772 Q 130 806 0 808'), darker(cloth.colour, 0.35))),
});

export const tShirtAndShorts: Garment = ({ cloth, accent, print }) =>
  moved(
    shorts({ cloth: plain(accent), accent: lighter(accent, 0.7), print: '' }),
    'translate(120 330) scale(0.7)',
  ) + moved(tShirt({ cloth, accent, print }), 'translate(92 -50) scale(0.77)');

/** The straps cross between the shoulders. */
export const dungarees: Garment = ({ cloth, accent }) => {
  const thread = cloth.weave === 'denim' ? denimThread : darker(cloth.colour, 0.35);
  const body = symmetric(
    'M 0 372 L 60 372 C 80 410 116 424 160 430 C 178 500 186 560 186 610 C 190 720 184 820 178 912 Q 110 924 50 916 C 46 820 30 730 0 680',
  );
  const strap = panel('M -58 380 C -30 300 60 220 96 130 L 132 134 C 100 240 20 320 -20 380');
  const pocket = panel('M 40 500 L 132 504 L 126 590 L 84 612 L 42 588');
  return (
    bothSides(piece(strap, cloth, { volume: 12 })) +
    piece(body, cloth, {
      folds: [
        [450, 780, 560, 810, 14],
        [350, 800, 250, 780, 14],
        [404, 676, 500, 640, 10],
      ],
    }) +
    seam(fromAxis('M 0 440 L 0 680') + fromAxis('M -160 446 Q 0 470 160 446'), cloth.colour) +
    bothSides(
      piece(pocket, cloth, { volume: 10 }) +
        stitch(fromAxis('M 48 514 L 126 517 M 176 890 Q 110 904 52 896'), thread) +
        button(canvas.axis + 44, 390, accent, 10),
    )
  );
};

export const dungareesAndTop: Garment = ({ cloth, accent, print }) => {
  const top = longSleeve({
    cloth: { colour: '#f6f3ee', weave: 'stripes', second: accent },
    accent,
    print: '',
  });
  return moved(top, 'translate(72 60) scale(0.82 0.7)') + dungarees({ cloth, accent: '#c9a558', print });
};

/** Press studs at the nape, and a soft seat. */
export const romper: Garment = ({ cloth, accent }) => {
  const body = symmetric(
    'M 0 184 C 44 184 74 178 80 166 L 168 196 C 162 260 156 320 160 380 C 178 500 190 560 186 640 C 182 680 170 700 150 716 L 56 712 C 50 680 30 664 0 660',
  );
  const sleeve = panel('M 152 192 C 210 206 246 270 262 350 L 172 382 C 158 330 150 280 152 192');
  const cuff = panel('M 152 704 L 54 700 L 58 742 L 146 746');
  return (
    bothSides(piece(sleeve, cloth, { turn: -10, volume: 36 })) +
    piece(body, cloth, {
      folds: [
        [300, 320, 352, 520, 20],
        [500, 320, 448, 520, -20],
        [260, 600, 390, 640, -18],
      ],
    }) +
    bothSides(piece(cuff, ribbed(accent), { volume: 14 })) +
    seam(fromAxis('M 0 186 L 0 330') + fromAxis('M -150 560 Q 0 640 150 560'), cloth.colour, 3) +
    [206, 252, 298].map((y) => button(canvas.axis, y, accent, 8)).join('') +
    bothSides(seam(fromAxis('M 0 186 C 46 186 78 180 84 168'), accent, 9))
  );
};
