import { rubber } from '../footwear/shoe-parts';
import type { Garment } from '../look';
import { darker, lighter } from '../palette';
import { cord, groundShadow, piece, plain, ribbed, seam, stitch, type Fold } from '../piece';
import { canvas, fromAxis, moved, symmetric } from '../svg';
import type { Cloth } from '../parts/weaves';

/** One shoe stands on this, on the axis of the canvas. */
const ground = 700;

/** A pair seen from behind, the heels side by side. Low shoes come closer to the viewer. */
const heels = (shoe: string, { apart, scale } = { apart: 152, scale: 1.11 }) =>
  moved(
    [-apart, apart]
      .map((x) => groundShadow(canvas.axis + x, ground - 2, 178, 26) + moved(shoe, `translate(${x} 0)`))
      .join(''),
    `translate(${canvas.axis * (1 - scale)} ${737 - ground * scale}) scale(${scale})`,
  );
const lowHeels = (shoe: string) => heels(shoe, { apart: 144, scale: 1.26 });

const heelFolds: Fold[] = [
  [330, 560, 352, 640, 8, 0.6],
  [474, 556, 450, 640, -8, 0.6],
];

/** The far side of the opening, with the lining. */
const inside = (top: number, reach: number, colour: string) =>
  piece(
    symmetric(
      `M 0 ${top - 30} Q ${reach * 0.7} ${top - 30} ${reach} ${top + 4} Q ${reach * 0.6} ${top + 50} 0 ${top + 56}`,
    ),
    plain(darker(colour, 0.5)),
    { volume: 16 },
  );
const tongue = (top: number, colour: string) =>
  piece(
    symmetric(`M 0 ${top} Q 40 ${top - 2} 46 ${top + 18} L 52 ${top + 110} L 0 ${top + 116}`),
    plain(colour),
    {
      volume: 18,
    },
  );
/** A low upper: a collar that dips over the tendon, and wider towards the sole. */
const lowHeel = (top: number) =>
  symmetric(
    `M 0 ${top + 16} Q 46 ${top + 14} 74 ${top - 8} C 94 ${top - 12} 88 ${top + 50} 94 ${top + 90} C 100 ${top + 160} 110 630 112 664 L 0 672`,
  );
const counter = (top: number) =>
  symmetric(`M 0 ${top} Q 50 ${top + 2} 96 ${top + 34} C 102 ${top + 80} 108 630 110 662 L 0 670`);
const flatSole = 'M 0 640 Q 88 640 112 628 C 124 650 124 690 108 698 Q 60 702 0 702';
const sole = (colour: string) => piece(symmetric(flatSole), plain(colour), { volume: 22 });
const backSeam = (from: number, to: number, colour: string) =>
  seam(fromAxis(`M 0 ${from} L 0 ${to}`), colour);
const loop = (top: number, colour: string) =>
  cord(fromAxis(`M -13 ${top + 44} C -17 ${top - 14} 17 ${top - 14} 13 ${top + 44}`), colour, 11);

export const sneaker: Garment = ({ cloth, accent }) =>
  lowHeels(
    tongue(382, lighter(cloth.colour, 0.12)) +
      inside(452, 82, cloth.colour) +
      piece(lowHeel(452), cloth, { folds: heelFolds }) +
      piece(counter(508), plain(accent), { volume: 26 }) +
      backSeam(470, 510, cloth.colour) +
      stitch(fromAxis('M -84 548 Q 0 514 84 548'), lighter(accent, 0.4)) +
      sole(rubber) +
      seam(fromAxis('M -116 664 Q 0 674 116 664'), accent, 4),
  );

/** Canvas with a strip over the seam of the heel. */
export const highTop: Garment = ({ cloth, accent }) =>
  heels(
    tongue(262, lighter(cloth.colour, 0.12)) +
      inside(322, 74, cloth.colour) +
      piece(
        symmetric('M 0 334 Q 46 332 72 312 C 88 308 80 400 82 470 C 86 560 108 620 112 664 L 0 672'),
        cloth,
        {
          folds: [
            [330, 480, 460, 496, 14, 0.9],
            [470, 520, 350, 540, -12, 0.8],
          ],
        },
      ) +
      piece(symmetric('M 0 330 L 20 329 L 24 560 L 0 562'), plain(darker(cloth.colour, 0.12)), {
        volume: 10,
      }) +
      stitch(fromAxis('M -14 336 L -18 556') + fromAxis('M 14 336 L 18 556'), accent) +
      piece(symmetric('M 0 598 L 42 600 Q 50 602 52 612 L 54 664 L 0 668'), plain(rubber), { volume: 20 }) +
      sole(rubber) +
      seam(fromAxis('M -116 662 Q 0 674 116 662'), accent, 5),
  );

export const runner: Garment = ({ cloth, accent }) =>
  lowHeels(
    tongue(376, accent) +
      inside(446, 84, cloth.colour) +
      piece(lowHeel(446), { ...cloth, weave: 'mesh' }, { folds: heelFolds }) +
      piece(symmetric('M 0 490 Q 26 492 40 516 C 60 560 96 580 108 612 L 110 662 L 0 668'), plain(accent), {
        volume: 24,
      }) +
      loop(440, accent) +
      seam(
        fromAxis('M -66 470 C -60 540 -70 590 -104 620') + fromAxis('M 66 470 C 60 540 70 590 104 620'),
        lighter(cloth.colour, 0.16),
        7,
      ) +
      piece(
        symmetric('M 0 626 Q 80 632 112 600 C 134 632 142 676 126 698 Q 100 706 70 696 Q 40 686 0 686'),
        plain(rubber),
        { volume: 34 },
      ) +
      seam(fromAxis('M -130 654 Q 0 676 130 654'), accent, 6),
  );

const bootHeel = 'M 0 288 Q 54 286 88 270 C 100 268 90 380 92 460 C 94 550 110 610 114 664 L 0 672';
const bootFolds: Fold[] = [
  [324, 470, 470, 500, 18, 1.1],
  [478, 520, 340, 548, -14, 0.9],
  [330, 380, 420, 396, 10, 0.6],
];
const heelBlock = (colour: string) =>
  piece(symmetric('M 0 650 Q 80 650 106 646 Q 120 646 120 660 L 112 702 L 0 704'), plain(colour), {
    volume: 16,
  });

export const chelseaBoot: Garment = ({ cloth, accent }) =>
  heels(
    inside(276, 90, cloth.colour) +
      piece(symmetric(bootHeel), cloth, { folds: bootFolds, volume: 70 }) +
      [-1, 1]
        .map((side) =>
          piece(
            `${fromAxis(`M ${side * 92} 276 C ${side * 66} 350 ${side * 66} 410 ${side * 90} 470 L ${side * 91} 400`)} Z`,
            ribbed(accent),
            { volume: 12 },
          ),
        )
        .join('') +
      loop(252, accent) +
      backSeam(294, 640, cloth.colour) +
      heelBlock(darker(cloth.colour, 0.55)),
  );

export const hikingBoot: Garment = ({ cloth, accent }) => {
  const trim = plain(darker(cloth.colour, 0.3));
  return heels(
    tongue(212, accent) +
      inside(276, 88, cloth.colour) +
      piece(symmetric(bootHeel), cloth, { folds: bootFolds, volume: 70 }) +
      piece(symmetric('M 0 288 Q 54 286 88 270 C 98 284 96 330 92 356 Q 50 368 0 366'), trim, {
        volume: 30,
      }) +
      piece(counter(520), trim, { volume: 26 }) +
      backSeam(368, 524, cloth.colour) +
      loop(262, accent) +
      stitch(fromAxis('M -86 562 Q 0 526 86 562'), lighter(accent, 0.2)) +
      piece(
        symmetric(
          'M 0 640 Q 92 642 116 622 C 130 646 132 686 124 704 L 84 704 L 78 690 L 34 690 L 28 704 L 0 704',
        ),
        plain(darker(accent, 0.7)),
        { volume: 18 },
      ) +
      seam(fromAxis('M -118 652 Q 0 662 118 652'), lighter(accent, 0.2), 5),
  );
};

export const rainBoot: Garment = ({ cloth, accent }) =>
  heels(
    inside(206, 106, cloth.colour) +
      piece(
        symmetric('M 0 216 Q 64 214 104 196 C 116 300 90 420 92 500 C 94 560 112 610 114 664 L 0 672'),
        cloth,
        {
          folds: [
            [322, 500, 474, 530, 18, 1.1],
            [350, 260, 360, 440, 12, 0.8],
          ],
          volume: 80,
        },
      ) +
      piece(symmetric('M 0 214 Q 64 212 104 194 L 107 236 Q 64 254 0 256'), plain(accent), { volume: 14 }) +
      backSeam(258, 640, cloth.colour) +
      piece(
        symmetric('M 0 560 Q 20 562 30 590 L 32 650 L 0 652'),
        { ...cloth, colour: darker(cloth.colour, 0.1) },
        { volume: 10 },
      ) +
      sole(accent),
  );

export const loafer: Garment = ({ cloth, accent }) =>
  lowHeels(
    piece(symmetric('M 0 474 Q 50 470 58 500 L 62 560 L 0 566'), plain(darker(cloth.colour, 0.1)), {
      volume: 16,
    }) +
      inside(524, 84, cloth.colour) +
      piece(lowHeel(524), cloth, { folds: [[346, 590, 360, 650, 8, 0.6]] }) +
      stitch(fromAxis('M -80 540 Q 0 574 80 540'), lighter(cloth.colour, 0.35)) +
      piece(symmetric('M 0 560 L 13 560 L 17 660 L 0 662'), plain(darker(cloth.colour, 0.1)), { volume: 8 }) +
      heelBlock(accent),
  );

export const ballerina: Garment = ({ cloth, accent }) =>
  lowHeels(
    piece(symmetric('M 0 548 Q 84 544 92 584 L 94 630 L 0 636'), plain(lighter(accent, 0.3)), {
      volume: 20,
    }) +
      bow(accent) +
      piece(symmetric('M 0 594 Q 46 592 78 570 C 98 568 96 610 100 640 L 102 676 L 0 680'), cloth, {
        folds: [[350, 610, 362, 668, 6, 0.6]],
      }) +
      stitch(fromAxis('M -76 582 Q 0 616 76 582'), darker(cloth.colour, 0.35)) +
      backSeam(600, 674, cloth.colour) +
      piece(
        symmetric('M 0 670 Q 80 670 102 662 L 104 690 Q 60 702 0 702'),
        plain(darker(cloth.colour, 0.5)),
        {
          volume: 10,
        },
      ),
  );

/** It is at the front, and looks over the heel. */
const bow = (colour: string) =>
  [-1, 1]
    .map((side) =>
      piece(
        `${fromAxis(`M 0 556 C ${side * 20} 524 ${side * 52} 528 ${side * 50} 552 C ${side * 46} 574 ${side * 20} 574 0 556`)} Z`,
        plain(colour),
        { volume: 10 },
      ),
    )
    .join('');

const footbed = (colour: string) =>
  piece(symmetric('M 0 604 Q 92 600 112 636 C 118 672 112 696 92 700 L 0 702'), plain(colour), {
    volume: 26,
  }) + seam(fromAxis('M -114 656 Q 0 676 114 656'), colour, 4);
/** The heel's hollow, in which one sees the footbed. */
const hollow = (colour: string) =>
  piece(symmetric('M 0 596 Q 70 592 84 620 Q 60 644 0 646'), plain(darker(colour, 0.18)), { volume: 18 });

const arch = (top: number, reach: number, width: number, cloth: Cloth) =>
  piece(
    symmetric(
      `M 0 ${top} C ${reach * 0.8} ${top} ${reach} ${top + 70} ${reach} 632 L ${reach - width} 632 C ${reach - width} ${top + 90} ${(reach - width) * 0.7} ${top + width} 0 ${top + width}`,
    ),
    cloth,
    { volume: 22 },
  );

export const slide: Garment = ({ cloth, accent }) =>
  lowHeels(
    arch(496, 112, 46, cloth) +
      stitch(
        fromAxis('M -98 600 C -96 540 -70 512 0 512 C 70 512 96 540 98 600'),
        lighter(cloth.colour, 0.4),
      ) +
      footbed(accent) +
      hollow(accent),
  );

export const sandal: Garment = ({ cloth, accent }) =>
  lowHeels(
    piece(
      symmetric('M 0 552 C 70 552 96 590 98 640 L 0 646'),
      { ...cloth, colour: darker(cloth.colour, 0.22) },
      { volume: 26 },
    ) +
      piece(
        symmetric('M 0 436 Q 76 434 84 462 Q 60 486 0 488 L 0 468 Q 50 466 66 458 Q 40 452 0 452'),
        plain(darker(cloth.colour, 0.25)),
        {
          volume: 10,
        },
      ) +
      footbed(accent) +
      hollow(accent) +
      piece(
        symmetric(
          'M 0 500 Q 60 498 88 480 C 96 540 100 590 100 640 L 72 646 C 72 600 66 560 52 536 Q 30 530 0 530',
        ),
        cloth,
        {
          volume: 22,
        },
      ) +
      piece(symmetric('M 0 480 Q 60 478 86 458 L 90 492 Q 60 514 0 516'), cloth, { volume: 18 }) +
      `<rect x="${canvas.axis + 66}" y="462" width="34" height="42" rx="8" fill="none" stroke="#c9a558" stroke-width="7" transform="rotate(-14 ${canvas.axis + 80} 484)"/>`,
  );
