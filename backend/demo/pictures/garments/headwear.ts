import type { Garment } from '../look';
import { darker, lighter } from '../palette';
import { piece, plain, ribbed, seam, stitch } from '../piece';
import { bothSides, canvas, fromAxis, moved, symmetric } from '../svg';

export const cap: Garment = ({ cloth, accent, print }) => {
  const crown = 'M 236 570 C 226 400 310 300 446 296 C 580 300 650 410 646 572 C 520 606 360 604 236 570 Z';
  const brim = 'M 238 556 C 160 570 78 618 70 668 C 190 712 400 676 520 592 C 410 602 312 592 238 556 Z';
  return (
    piece('M 250 560 C 330 530 560 530 640 566 L 620 606 L 300 610 Z', plain(darker(cloth.colour, 0.5)), {
      volume: 20,
    }) +
    piece(crown, cloth, {
      volume: 80,
      folds: [
        [300, 400, 280, 540, 12, 0.8],
        [600, 420, 616, 550, -12, 0.8],
      ],
    }) +
    seam('M 446 298 C 380 360 350 460 352 592 M 446 298 C 520 360 560 460 562 592', cloth.colour) +
    stitch(
      'M 456 300 C 392 362 362 460 364 594 M 436 300 C 510 362 548 460 550 594',
      darker(cloth.colour, 0.3),
    ) +
    `<ellipse cx="446" cy="296" rx="18" ry="9" fill="${accent}"/>` +
    moved(print, 'translate(456 470) scale(0.62)') +
    piece(brim, plain(accent), { volume: 34 }) +
    stitch('M 122 632 C 240 660 380 640 470 598 M 104 652 C 230 684 390 662 492 598', darker(accent, 0.35))
  );
};

export const bucketHat: Garment = ({ cloth, accent }) => {
  const rings = ['M -206 596 Q 0 650 206 596', 'M -224 628 Q 0 686 224 628', 'M -242 660 Q 0 722 242 660'];
  return (
    piece(symmetric('M 0 330 Q 120 326 144 356 L 182 566 Q 90 600 0 600'), cloth, {
      volume: 70,
      folds: [
        [310, 380, 280, 540, 10, 0.7],
        [490, 380, 520, 560, -10, 0.8],
      ],
    }) +
    seam(fromAxis('M -142 360 Q 0 404 142 360'), cloth.colour) +
    piece(symmetric('M 0 590 Q 120 586 182 556 L 266 690 Q 140 758 0 758'), cloth, {
      volume: 50,
      folds: [
        [240, 620, 300, 740, 14],
        [560, 610, 510, 740, -12],
      ],
    }) +
    rings.map((ring) => stitch(fromAxis(ring), darker(cloth.colour, 0.35))).join('') +
    bothSides(
      `<circle cx="${canvas.axis + 116}" cy="516" r="7" fill="${accent}" stroke="${darker(accent, 0.4)}" stroke-width="2"/>`,
    )
  );
};

/** Woven wide-brimmed hat with a ribbon. */
export const sunHat: Garment = ({ cloth, accent }) =>
  piece(
    'M 60 600 C 100 500 260 470 400 470 C 540 470 700 500 740 600 C 700 690 540 716 400 716 C 260 716 100 690 60 600 Z',
    cloth,
    {
      volume: 60,
      folds: [
        [120, 600, 260, 680, 20],
        [680, 590, 540, 680, -20],
      ],
    },
  ) +
  seam('M 90 606 C 150 680 300 696 400 696 C 500 696 650 680 710 606', cloth.colour) +
  piece(symmetric('M 0 296 C 110 290 164 350 174 470 L 186 596 Q 100 640 0 640'), cloth, {
    volume: 80,
    folds: [[400, 300, 380, 420, 12]],
  }) +
  piece(symmetric('M 0 556 Q 110 552 180 522 L 187 600 Q 100 642 0 642'), plain(accent), { volume: 18 });

export const beanie: Garment = ({ cloth, accent }) => {
  const strands = Array.from(
    { length: 36 },
    (_, i) =>
      `<path d="M 0 0 L 0 ${-62 - (i % 4) * 6}" transform="rotate(${i * 10})" stroke="${i % 2 ? accent : lighter(accent, 0.3)}" stroke-width="15" stroke-linecap="round"/>`,
  );
  return (
    moved(
      `<circle r="56" fill="${darker(accent, 0.15)}"/>${strands.join('')}`,
      `translate(${canvas.axis} 256)`,
    ) +
    piece(
      symmetric('M 0 292 C 150 290 220 400 222 600 Q 110 640 0 640'),
      { ...cloth, weave: 'knit' },
      {
        volume: 90,
        folds: [
          [330, 330, 290, 560, 20],
          [470, 330, 510, 560, -20],
          [400, 320, 404, 560, 6, 0.7],
        ],
      },
    ) +
    piece(symmetric('M 0 566 Q 110 564 226 540 L 236 700 Q 120 736 0 738'), ribbed(cloth.colour), {
      volume: 40,
    })
  );
};
