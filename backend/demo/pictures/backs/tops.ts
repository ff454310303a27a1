import type { Garment } from '../look';
import { darker } from '../palette';
import { button, piece, ribbed, seam, stitch, type Fold } from '../piece';
import { bothSides, canvas, fromAxis, symmetric } from '../svg';
import { hemStitch, roomy, tailored } from '../parts/blocks';
import { regular, type Cut } from '../parts/torso';
import {
  collarNeck,
  hoodNeck,
  ofCloth,
  ribNeck,
  ribOfAccent,
  ribOfCloth,
  upperBack,
  yoke,
} from './upper-back';

export const tShirt = upperBack({
  cut: regular,
  sleeve: 'short',
  neck: ribNeck(),
  details: ({ cloth }) => hemStitch(regular, cloth.colour),
});

export const longSleeve = upperBack({
  cut: { ...regular, neckWidth: 92 },
  sleeve: 'long',
  cuff: ribOfAccent,
  neck: ribNeck(15),
  details: ({ cloth }) => hemStitch(regular, cloth.colour),
});

export const polo = upperBack({
  cut: regular,
  sleeve: 'short',
  neck: collarNeck(ribOfAccent),
  details: ({ cloth }) => yoke(232, 190, cloth.colour) + hemStitch(regular, cloth.colour),
});

/** Cut in between the shoulder blades, as racers wear it. */
export const tank: Garment = ({ cloth, accent }) => {
  const body = symmetric(
    'M 0 178 C 48 178 70 166 78 144 L 124 140 C 104 230 116 340 190 388 C 172 520 172 640 188 786 Q 100 806 0 806',
  );
  const folds: Fold[] = [
    [300, 420, 356, 600, 20],
    [500, 420, 444, 600, -20],
    [236, 660, 372, 690, -18],
    [566, 640, 440, 720, 20],
  ];
  return (
    piece(body, cloth, { folds }) +
    bothSides(stitch(fromAxis('M 112 152 C 92 240 104 350 176 396'), darker(accent, 0.3))) +
    stitch(fromAxis('M -72 158 Q 0 208 72 158'), darker(accent, 0.3)) +
    hemStitch({ ...regular, bottom: 798 }, cloth.colour)
  );
};

export const sweatshirt = upperBack({
  cut: roomy,
  sleeve: 'long',
  ease: 12,
  cuff: ribOfAccent,
  band: ribOfAccent,
  neck: ribNeck(26),
});

export const jumper = upperBack({
  cut: roomy,
  sleeve: 'long',
  ease: 12,
  cuff: ribOfAccent,
  band: ribOfAccent,
  neck: ({ accent }) =>
    piece(symmetric('M 0 128 Q 70 126 86 142 L 92 186 Q 56 204 0 206'), ribbed(accent), { volume: 30 }),
});

export const hoodie = upperBack({
  cut: roomy,
  sleeve: 'long',
  ease: 12,
  cuff: ribOfCloth,
  band: ribOfCloth,
  neck: hoodNeck,
});

/** The pleat below the yoke gives the shoulders room. */
export const shirt = upperBack({
  cut: tailored,
  sleeve: 'long',
  ease: -8,
  cuff: ofCloth,
  neck: collarNeck(),
  details: ({ cloth }) =>
    yoke(262, 200, cloth.colour, 8) +
    bothSides(seam(fromAxis('M 16 268 L 22 800'), cloth.colour, 2.2)) +
    stitch(fromAxis('M -10 266 h 20 v 16 h -20 z'), darker(cloth.colour, 0.35)),
});

export const campShirt = upperBack({
  cut: { ...roomy, bottom: 780 },
  sleeve: 'short',
  ease: 10,
  neck: collarNeck(),
  details: ({ cloth }) => yoke(258, 210, cloth.colour, 6),
});

const blouseCut: Cut = { ...regular, shoulder: 184, chest: 178, waist: 176, hem: 196 };

/** It opens at the nape. */
export const blouse = upperBack({
  cut: blouseCut,
  sleeve: 'long',
  ease: 34,
  cuff: ofCloth,
  neck: ({ cloth, accent }) =>
    ribNeck(12)({ cloth, accent, print: '' }) +
    seam(fromAxis('M 0 186 C 16 230 14 280 0 316 C -14 280 -16 230 0 186'), cloth.colour, 4) +
    button(canvas.axis, 182, accent, 8),
});

export const cardigan = upperBack({
  cut: roomy,
  sleeve: 'long',
  ease: 10,
  cuff: ribOfCloth,
  band: ribOfCloth,
  neck: ({ cloth, print }) => ribNeck(18)({ cloth, accent: darker(cloth.colour, 0.06), print }),
});
