import { darker } from '../palette';
import { cord, groundShadow, piece, plain, type Fold } from '../piece';
import { moved } from '../svg';

/** One shoe points left, standing on y 690; its partner stands behind it. */
const ground = 690;
export const pair = (shoe: string) =>
  moved(
    groundShadow(500, ground - 56, 290, 26) +
      moved(shoe, 'translate(150 -40) scale(0.88)') +
      groundShadow(360, ground, 320, 36) +
      moved(shoe, 'translate(-34 0)'),
    'translate(0 40)',
  );

export const rubber = '#f4eee2';
export const vampFolds: Fold[] = [
  [330, 520, 268, 600, 12],
  [360, 528, 316, 622, 10, 0.8],
  [540, 480, 556, 620, 14, 0.6],
];

export function laces(
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

export const lowUpper =
  'M 650 646 C 662 590 650 540 652 500 C 654 474 656 452 648 434 C 638 426 624 434 612 450 C 584 470 540 474 502 450 L 470 420 ' +
  'C 440 440 400 486 356 512 C 300 540 230 536 170 560 C 128 582 110 610 116 650 Z';
export const facing =
  'M 350 514 C 400 486 440 440 468 420 L 504 452 C 474 506 436 540 396 572 C 374 558 358 536 350 514 Z';
export const toeCap = 'M 114 650 C 108 612 128 582 170 560 C 214 546 250 590 252 652 Z';
export const heelCounter = 'M 652 650 C 662 590 650 540 652 500 C 620 500 590 560 584 652 Z';
export const flatSole =
  'M 108 634 C 100 664 106 690 136 690 L 640 690 C 664 690 670 662 662 628 C 560 648 260 650 108 634 Z';

export const insideOf = (colour: string) =>
  piece('M 484 436 C 520 464 580 460 622 430 L 650 434 L 644 510 L 480 510 Z', plain(darker(colour, 0.5)), {
    volume: 24,
  });
export const tongueOf = (colour: string) =>
  piece('M 424 480 C 424 436 432 406 452 394 C 478 386 498 396 500 424 L 510 486 Z', plain(colour), {
    volume: 26,
  });
export const stackedSole =
  'M 108 636 C 100 662 106 676 134 676 L 452 676 L 470 662 L 494 662 L 500 692 L 648 692 L 662 630 C 560 646 260 650 108 636 Z';
