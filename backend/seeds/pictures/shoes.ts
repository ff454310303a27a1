import type { Garment } from './look';
import { darker, lighter } from './palette';
import { cord, groundShadow, piece, plain, ribbed, seam, stitch, type Fold } from './piece';
import { moved } from './svg';
import type { Cloth } from './weaves';

/** One shoe points left, standing on y 690; its partner stands behind it. */
const ground = 690;
const pair = (shoe: string) =>
  moved(
    groundShadow(500, ground - 56, 290, 26) +
      moved(shoe, 'translate(150 -40) scale(0.88)') +
      groundShadow(360, ground, 320, 36) +
      moved(shoe, 'translate(-34 0)'),
    'translate(0 40)',
  );

const rubber = '#f4eee2';
const vampFolds: Fold[] = [
  [330, 520, 268, 600, 12],
  [360, 528, 316, 622, 10, 0.8],
  [540, 480, 556, 620, 14, 0.6],
];

function laces(
  from: readonly [number, number],
  to: readonly [number, number],
  count: number,
  colour: string,
): string {
  const rows = Array.from({ length: count }, (_, row) => {
    const share = row / (count - 1);
    const [x, y] = [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
    return cord(`M ${x - 20} ${y - 14} Q ${x + 12} ${y - 8} ${x + 30} ${y + 24}`, colour, 8);
  });
  return rows.join('');
}

const lowUpper =
  'M 650 646 C 662 590 650 540 652 500 C 654 474 656 452 648 434 C 638 426 624 434 612 450 C 584 470 540 474 502 450 L 470 420 ' +
  'C 440 440 400 486 356 512 C 300 540 230 536 170 560 C 128 582 110 610 116 650 Z';
const facing =
  'M 350 514 C 400 486 440 440 468 420 L 504 452 C 474 506 436 540 396 572 C 374 558 358 536 350 514 Z';
const toeCap = 'M 114 650 C 108 612 128 582 170 560 C 214 546 250 590 252 652 Z';
const heelCounter = 'M 652 650 C 662 590 650 540 652 500 C 620 500 590 560 584 652 Z';
const flatSole =
  'M 108 634 C 100 664 106 690 136 690 L 640 690 C 664 690 670 662 662 628 C 560 648 260 650 108 634 Z';

const insideOf = (colour: string) =>
  piece('M 484 436 C 520 464 580 460 622 430 L 650 434 L 644 510 L 480 510 Z', plain(darker(colour, 0.5)), {
    volume: 24,
  });
const tongueOf = (colour: string) =>
  piece('M 424 480 C 424 436 432 406 452 394 C 478 386 498 396 500 424 L 510 486 Z', plain(colour), {
    volume: 26,
  });

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

const bootUpper =
  'M 646 646 C 656 560 640 470 642 300 C 640 282 628 276 606 276 L 452 276 C 436 278 430 292 434 316 C 440 400 420 474 362 512 C 300 542 222 540 168 564 C 124 586 110 612 116 650 Z';
const bootFolds: Fold[] = [
  ...vampFolds,
  [440, 440, 560, 500, 20, 1.1],
  [640, 470, 520, 520, -16, 0.9],
  [450, 380, 540, 410, 12, 0.7],
];
const stackedSole =
  'M 108 636 C 100 662 106 676 134 676 L 452 676 L 470 662 L 494 662 L 500 692 L 648 692 L 662 630 C 560 646 260 650 108 636 Z';
const pullTab = (colour: string) => cord('M 622 284 C 612 240 652 240 646 288', colour, 12);

export const chelseaBoot: Garment = ({ cloth, accent }) =>
  pair(
    piece('M 438 290 Q 540 262 640 290 L 636 312 L 440 312 Z', plain(darker(cloth.colour, 0.5)), {
      volume: 14,
    }) +
      piece(bootUpper, cloth, { folds: bootFolds }) +
      piece('M 490 284 C 476 370 496 440 536 478 C 576 440 590 370 578 284 Z', ribbed(accent), {
        volume: 24,
      }) +
      pullTab(accent) +
      piece(stackedSole, plain(darker(cloth.colour, 0.55)), { volume: 16 }),
  );

export const hikingBoot: Garment = ({ cloth, accent }) => {
  const lugs =
    'M 100 618 C 86 660 92 694 120 694 L 170 694 L 180 682 L 222 682 L 230 694 L 290 694 L 298 682 L 340 682 L 348 694 L 408 694 L 420 676 L 480 676 L 490 696 L 560 696 L 568 684 L 600 684 L 608 696 L 650 696 C 676 690 676 650 664 612 C 560 640 240 640 100 618 Z';
  return pair(
    piece('M 424 420 C 416 340 410 270 430 240 C 456 226 486 236 494 270 L 500 420 Z', plain(accent), {
      volume: 26,
    }) +
      piece(bootUpper, cloth, { folds: bootFolds }) +
      piece(
        'M 500 282 C 540 270 600 270 642 296 L 642 352 C 600 340 548 342 506 356 Z',
        plain(darker(cloth.colour, 0.3)),
        { volume: 30 },
      ) +
      piece(toeCap, plain(darker(cloth.colour, 0.3)), { volume: 30 }) +
      piece(heelCounter, plain(darker(cloth.colour, 0.3)), { volume: 22 }) +
      stitch('M 506 360 C 500 460 470 560 420 630', lighter(accent, 0.2)) +
      laces([372, 514], [448, 310], 7, accent) +
      piece(lugs, plain(darker(accent, 0.7)), { volume: 18 }) +
      seam('M 100 630 C 240 650 560 650 664 626', lighter(accent, 0.2), 5),
  );
};

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

/** A tall rubber boot for puddles. */
export const rainBoot: Garment = ({ cloth, accent }) =>
  pair(
    piece('M 414 214 Q 540 188 650 214 L 640 240 L 420 240 Z', plain(darker(cloth.colour, 0.5)), {
      volume: 14,
    }) +
      piece(
        'M 648 646 C 660 560 644 470 652 210 L 412 210 C 424 320 424 430 420 470 C 400 520 340 530 270 542 C 190 556 120 580 112 650 Z',
        cloth,
        {
          folds: [
            [430, 470, 560, 520, 20, 1.2],
            [646, 480, 520, 530, -16],
            [520, 240, 530, 420, 16, 0.9],
          ],
          volume: 80,
        },
      ) +
      piece('M 410 206 L 654 206 L 652 250 L 414 250 Z', plain(accent), { volume: 14 }) +
      piece(flatSole, plain(accent), { volume: 20 }),
  );
