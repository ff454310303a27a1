import { darker, denimThread } from '../palette';
import { button, buttonsDown, piece, plain, ribbed, seam, stitch } from '../piece';
import { bothSides, canvas, fromAxis, symmetric } from '../svg';
import { long, outer } from '../parts/blocks';
import { channels, puffs, quiltRows } from '../parts/quilt';
import type { Cut } from '../parts/torso';
import {
  centreSeam,
  collarNeck,
  hoodNeck,
  ofCloth,
  princessSeams,
  ribOfCloth,
  standNeck,
  upperBack,
  yoke,
} from './upper-back';

export const trackJacket = upperBack({
  cut: outer,
  sleeve: 'long',
  ease: 8,
  hasOtherSleeves: true,
  cuff: ribOfCloth,
  band: ribOfCloth,
  neck: standNeck(40, ribOfCloth),
  details: ({ cloth, accent }) =>
    seam(fromAxis('M -196 300 Q 0 330 196 300'), accent, 9) + yoke(318, 198, cloth.colour, 26),
});

export const bomber = upperBack({
  cut: outer,
  sleeve: 'long',
  ease: 18,
  cuff: ({ cloth }) => ribbed(darker(cloth.colour, 0.14)),
  band: ({ cloth }) => ribbed(darker(cloth.colour, 0.14)),
  neck: standNeck(18, ({ cloth }) => ribbed(darker(cloth.colour, 0.14))),
  details: ({ cloth }) => yoke(290, 204, cloth.colour, 12),
});

export const denimJacket = upperBack({
  cut: { ...outer, waist: 200, hem: 190 },
  sleeve: 'long',
  ease: 2,
  cuff: ofCloth,
  band: ofCloth,
  neck: collarNeck(),
  details: ({ cloth: { colour }, accent }) =>
    yoke(312, 202, colour, 18) +
    stitch(fromAxis('M -200 322 Q 0 340 200 322'), denimThread) +
    bothSides(
      seam(fromAxis('M 96 322 L 66 764'), colour) +
        stitch(fromAxis('M 106 322 L 76 764'), denimThread) +
        stitch(fromAxis('M 120 778 h 56 v 22 h -56 z'), denimThread) +
        button(canvas.axis + 128, 790, accent, 7),
    ),
});

/** A half belt gathers it above the vent. */
export const coat = upperBack({
  cut: long,
  sleeve: 'long',
  ease: 6,
  neck: collarNeck(),
  details: ({ cloth, accent }) =>
    centreSeam(cloth.colour, 206, 912, 250) +
    princessSeams(cloth.colour, 900) +
    piece(symmetric('M 0 520 L 112 516 Q 122 540 112 560 L 0 564'), cloth, { volume: 12 }) +
    bothSides(button(canvas.axis + 90, 540, accent, 12)),
});

/** A storm flap across the shoulders, and the belt all around. */
export const trench = upperBack({
  cut: long,
  sleeve: 'long',
  ease: 6,
  neck: collarNeck(),
  details: ({ cloth }) =>
    centreSeam(cloth.colour, 420, 912, 240) +
    piece(symmetric('M 0 190 L 200 212 C 204 290 196 340 150 372 Q 70 400 0 408'), cloth, { volume: 14 }) +
    piece(symmetric('M 0 566 L 194 560 L 196 606 L 0 614'), cloth, { volume: 16 }) +
    bothSides(seam(fromAxis('M 96 556 L 98 618'), cloth.colour, 6)),
});

export const blazer = upperBack({
  cut: { ...outer, waist: 178, hem: 206, bottom: 812 },
  sleeve: 'long',
  ease: -6,
  neck: collarNeck(),
  details: ({ cloth, accent }) =>
    centreSeam(cloth.colour, 206, 812) +
    bothSides(
      seam(fromAxis('M 160 420 C 120 520 126 640 146 808'), cloth.colour, 2.6) +
        seam(fromAxis('M 142 650 L 152 808'), cloth.colour, 4) +
        buttonsDown(canvas.axis + 262, 690, 740, 3, accent, 6),
    ),
});

const quilting = (colour: string) => channels(quiltRows, 204, colour);

export const gilet = upperBack({
  cut: outer,
  neck: standNeck(54),
  folds: puffs(quiltRows),
  details: ({ cloth, accent }) =>
    quilting(cloth.colour) + bothSides(seam(fromAxis('M 196 214 C 184 280 190 340 206 404'), accent, 9)),
});

export const puffer = upperBack({
  cut: outer,
  sleeve: 'long',
  ease: 26,
  cuff: ({ cloth }) => ribbed(darker(cloth.colour, 0.2)),
  neck: hoodNeck,
  folds: puffs(quiltRows),
  details: ({ cloth }) => quilting(cloth.colour),
});

const rainCut: Cut = { ...long, hem: 240, bottom: 860 };

/** Under the cape of the shoulders, the rain stays out and air comes in. */
export const raincoat = upperBack({
  cut: rainCut,
  sleeve: 'long',
  ease: 14,
  neck: hoodNeck,
  details: ({ cloth, accent }) =>
    piece(symmetric('M 0 196 L 204 214 L 206 388 Q 100 414 0 416'), cloth, { volume: 12 }) +
    seam(fromAxis('M -196 372 Q 0 398 196 372'), plain(accent).colour, 6) +
    centreSeam(cloth.colour, 420, 858, 180),
});
