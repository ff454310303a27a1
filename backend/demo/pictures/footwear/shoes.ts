import type { Garment } from '../look';
import { darker, lighter } from '../palette';
import { piece, plain, seam, stitch, type Fold } from '../piece';
import { pair, stackedSole } from './shoe-parts';
import type { Cloth } from '../parts/weaves';

const slipOn =
  'M 648 650 C 658 600 652 548 646 506 C 638 490 624 494 612 504 C 566 532 480 536 424 506 C 410 486 392 474 372 476 C 330 498 300 514 262 528 C 210 546 150 566 128 598 C 114 620 112 636 116 650 Z';
const slipOnInside = (colour: string) =>
  piece('M 410 500 C 470 476 580 478 640 500 L 636 530 L 420 540 Z', plain(darker(colour, 0.5)), {
    volume: 18,
  });

export const loafer: Garment = ({ cloth, accent }) =>
  pair(
    slipOnInside(cloth.colour) +
      piece(slipOn, cloth, {
        folds: [
          [300, 560, 240, 620, 12],
          [540, 540, 560, 640, 10, 0.6],
        ],
      }) +
      seam('M 384 480 C 400 530 300 560 232 566 C 190 572 162 590 148 612', cloth.colour, 5) +
      piece(
        'M 356 486 C 384 474 408 486 422 506 L 452 600 L 452 652 L 372 652 L 372 596 Z',
        plain(darker(cloth.colour, 0.1)),
        { volume: 18 },
      ) +
      `<path d="M 384 548 h 40 l 8 20 h -54 z" fill="${darker(cloth.colour, 0.55)}"/>` +
      stitch('M 636 516 C 580 548 480 552 426 520', lighter(cloth.colour, 0.35)) +
      piece(stackedSole, plain(accent), { volume: 16 }),
  );

export const ballerina: Garment = ({ cloth, accent }) =>
  pair(
    piece('M 250 566 C 350 520 560 530 640 520 L 636 580 L 260 610 Z', plain(lighter(accent, 0.3)), {
      volume: 24,
    }) +
      piece(
        'M 648 656 C 660 600 654 560 646 520 C 630 514 620 530 606 550 C 540 604 400 610 322 566 C 300 548 280 540 254 546 C 200 556 140 580 124 612 C 114 632 114 644 118 656 Z',
        cloth,
        { folds: [[580, 560, 560, 640, 10, 0.7]] },
      ) +
      stitch('M 636 532 C 540 624 396 622 312 578', darker(cloth.colour, 0.35)) +
      piece(
        'M 296 566 C 270 530 236 532 238 558 C 240 584 270 580 296 566 C 322 534 356 532 352 562 C 348 588 318 584 296 566 Z',
        plain(accent),
        { volume: 12 },
      ) +
      piece(
        'M 110 648 C 106 664 112 674 134 674 L 640 676 C 660 676 664 660 660 642 C 560 656 260 658 110 648 Z',
        plain(darker(cloth.colour, 0.5)),
        { volume: 10 },
      ),
  );

const footbed = (colour: string) =>
  piece(
    'M 108 654 C 104 630 130 620 200 628 C 330 640 420 620 520 606 C 590 596 646 594 660 612 C 672 644 668 692 640 692 L 140 692 C 116 692 108 676 108 654 Z',
    plain(colour),
    { volume: 24 },
  );
const strap = (d: string, cloth: Cloth, folds: Fold[] = []) => piece(d, cloth, { volume: 22, folds });
const solePart = (colour: string) => seam('M 110 664 C 240 680 480 660 664 640', colour, 4);

export const slide: Garment = ({ cloth, accent }) =>
  pair(
    footbed(accent) +
      solePart(accent) +
      strap(
        'M 196 660 C 190 590 240 520 326 496 C 400 510 446 580 456 652 C 420 664 380 668 356 668 C 300 672 240 672 196 660 Z',
        cloth,
        [
          [250, 570, 300, 660, 12],
          [380, 540, 420, 640, -10, 0.8],
        ],
      ) +
      stitch('M 214 652 C 212 596 256 540 328 514 C 388 528 428 584 438 648', lighter(cloth.colour, 0.4)),
  );

export const sandal: Garment = ({ cloth, accent }) =>
  pair(
    footbed(accent) +
      solePart(accent) +
      strap(
        'M 566 606 C 556 540 560 480 580 452 C 610 440 650 452 656 470 L 662 612 L 634 612 C 640 560 640 510 624 486 C 596 490 590 550 598 606 Z',
        cloth,
      ) +
      strap(
        'M 166 640 C 176 580 216 546 268 534 C 300 548 318 600 324 650 C 270 662 200 660 166 640 Z',
        cloth,
        [[220, 560, 250, 640, 8, 0.7]],
      ) +
      strap(
        'M 372 648 C 370 580 390 530 424 504 C 460 500 476 530 480 560 C 484 600 484 620 484 632 Z',
        cloth,
        [[420, 520, 440, 630, 8, 0.7]],
      ) +
      strap('M 440 500 C 500 478 570 470 650 476 L 652 506 C 570 500 510 508 458 530 Z', cloth) +
      `<rect x="520" y="468" width="40" height="48" rx="8" fill="none" stroke="#c9a558" stroke-width="7" transform="rotate(-6 540 492)"/>`,
  );
