import type { Garment } from '../look';
import { darker, lighter } from '../palette';
import { cord, piece, plain, seam, stitch } from '../piece';
import {
  facing,
  flatSole,
  heelCounter,
  insideOf,
  laces,
  lowUpper,
  pair,
  rubber,
  toeCap,
  tongueOf,
  vampFolds,
} from './shoe-parts';

export const sneaker: Garment = ({ cloth, accent }) =>
  pair(
    insideOf(cloth.colour) +
      tongueOf(lighter(cloth.colour, 0.12)) +
      piece(lowUpper, cloth, { folds: vampFolds }) +
      piece(toeCap, plain(lighter(cloth.colour, 0.1)), { volume: 30 }) +
      stitch('M 184 566 C 226 566 238 604 240 644', darker(cloth.colour, 0.35)) +
      piece(heelCounter, plain(accent), { volume: 22 }) +
      piece(facing, plain(accent), { volume: 16 }) +
      seam('M 502 454 C 500 530 470 600 440 648', cloth.colour) +
      laces([384, 520], [468, 442], 5, '#fbf7ef') +
      piece(flatSole, plain(rubber), { volume: 22 }) +
      seam('M 110 662 C 260 674 520 672 662 652', accent, 4),
  );

/** Canvas with a rubber toe and a collar above the ankle. */
export const highTop: Garment = ({ cloth, accent }) => {
  const upper =
    'M 650 646 C 660 560 648 480 654 330 C 650 312 630 306 606 312 L 484 322 C 468 380 430 460 356 512 C 300 540 230 536 170 560 C 128 582 110 610 116 650 Z';
  return pair(
    piece(
      'M 458 420 C 450 350 456 300 474 280 C 500 268 530 280 536 320 L 520 420 Z',
      plain(lighter(cloth.colour, 0.12)),
      { volume: 26 },
    ) +
      piece('M 480 324 L 610 300 L 654 330 L 640 360 L 480 360 Z', plain(darker(cloth.colour, 0.5)), {
        volume: 20,
      }) +
      piece(upper, cloth, {
        folds: [...vampFolds, [500, 470, 630, 480, 18], [520, 430, 620, 410, -12, 0.8]],
      }) +
      piece(toeCap, plain(rubber), { volume: 28 }) +
      stitch('M 640 340 C 634 460 644 560 636 640', accent) +
      seam('M 540 318 C 520 460 470 580 420 648', cloth.colour) +
      stitch('M 552 320 C 532 462 482 582 432 648', accent) +
      laces([380, 516], [488, 356], 7, '#fbf7ef') +
      piece(flatSole, plain(rubber), { volume: 22 }) +
      seam('M 110 658 C 260 670 520 668 662 648', accent, 5),
  );
};

export const runner: Garment = ({ cloth, accent }) => {
  const sole =
    'M 100 612 C 78 650 96 690 160 688 C 250 676 330 694 430 690 C 520 688 610 704 668 684 C 692 662 690 616 668 590 C 610 628 490 622 390 628 C 270 640 160 632 100 612 Z';
  const midline = 'M 108 646 C 220 666 340 650 440 654 C 540 656 630 656 682 630';
  const quarter =
    'M 392 574 C 430 540 480 500 504 452 C 540 472 580 470 606 456 C 590 520 570 590 560 650 L 380 650 Z';
  return pair(
    insideOf(cloth.colour) +
      tongueOf(accent) +
      piece(lowUpper, { ...cloth, weave: 'mesh' }, { folds: vampFolds }) +
      piece('M 114 650 C 110 600 140 572 190 556 C 196 590 230 620 300 650 Z', plain(accent), {
        volume: 26,
      }) +
      piece(quarter, plain(lighter(cloth.colour, 0.16)), { volume: 22 }) +
      seam('M 470 560 L 452 646 M 520 530 L 502 646', accent, 8) +
      piece(heelCounter, plain(accent), { volume: 22 }) +
      piece(facing, plain(darker(cloth.colour, 0.22)), { volume: 14 }) +
      cord('M 650 436 C 676 430 680 470 656 480', accent, 9) +
      laces([384, 520], [468, 442], 5, lighter(accent, 0.55)) +
      piece(sole, plain(rubber), {
        volume: 34,
        folds: [
          [180, 650, 330, 672, 14],
          [450, 668, 600, 670, -12],
        ],
      }) +
      seam(midline, accent, 6),
  );
};
