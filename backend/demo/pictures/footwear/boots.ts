import type { Garment } from '../look';
import { darker, lighter } from '../palette';
import { cord, piece, plain, ribbed, seam, stitch, type Fold } from '../piece';
import { flatSole, heelCounter, laces, pair, stackedSole, toeCap, vampFolds } from './shoe-parts';

const bootUpper =
  'M 646 646 C 656 560 640 470 642 300 C 640 282 628 276 606 276 L 452 276 C 436 278 430 292 434 316 C 440 400 420 474 362 512 C 300 542 222 540 168 564 C 124 586 110 612 116 650 Z';
const bootFolds: Fold[] = [
  ...vampFolds,
  [440, 440, 560, 500, 20, 1.1],
  [640, 470, 520, 520, -16, 0.9],
  [450, 380, 540, 410, 12, 0.7],
];
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
