import * as fronts from '../garments/headwear';
import type { Garment } from '../look';
import { darker, lighter } from '../palette';
import { piece, plain, seam, stitch } from '../piece';
import { bothSides, canvas, fromAxis, panel, symmetric } from '../svg';

/** The opening above the strap that makes it fit. */
export const cap: Garment = ({ cloth, accent }) => {
  const opening = symmetric('M 0 486 C 66 486 104 524 112 590 L 0 596');
  return (
    piece(
      symmetric('M 0 560 Q 130 562 210 580 Q 226 606 194 632 Q 100 644 0 644'),
      plain(darker(accent, 0.3)),
      {
        volume: 20,
      },
    ) +
    piece(symmetric('M 0 296 C 130 298 206 396 210 574 Q 120 616 0 618'), cloth, {
      volume: 80,
      folds: [
        [240, 420, 226, 540, 12, 0.8],
        [560, 420, 574, 540, -12, 0.8],
      ],
    }) +
    seam(
      fromAxis('M 0 298 L 0 486 M 0 298 C 84 340 134 440 140 600 M 0 298 C -84 340 -134 440 -140 600'),
      cloth.colour,
    ) +
    stitch(
      fromAxis(
        'M -9 300 L -9 484 M 9 300 L 9 484 M 10 300 C 92 344 142 442 148 598 M -10 300 C -92 344 -142 442 -148 598',
      ),
      darker(cloth.colour, 0.3),
    ) +
    `<ellipse cx="${canvas.axis}" cy="296" rx="18" ry="9" fill="${accent}"/>` +
    piece(opening, plain(darker(cloth.colour, 0.55)), { volume: 14 }) +
    stitch(
      fromAxis('M -122 586 C -112 512 -72 474 0 474 C 72 474 112 512 122 586'),
      darker(cloth.colour, 0.3),
    ) +
    piece(symmetric('M 0 578 L 150 566 L 152 604 Q 80 622 0 622'), plain(darker(cloth.colour, 0.12)), {
      volume: 12,
    }) +
    `<rect x="${canvas.axis - 26}" y="572" width="52" height="56" rx="8" fill="none" stroke="${lighter(accent, 0.35)}" stroke-width="8"/>`
  );
};

/** The seam of the crown is at the back, and there are no eyelets. */
export const bucketHat: Garment = (look) => {
  const { cloth } = look;
  return (
    fronts.bucketHat({ ...look, accent: cloth.colour }) +
    seam(fromAxis('M 0 386 L 0 600 M 0 602 L 0 752'), cloth.colour, 4) +
    stitch(fromAxis('M -10 388 L -10 598 M 10 388 L 10 598'), darker(cloth.colour, 0.35)) +
    piece(panel('M 16 566 L 52 562 L 53 588 L 17 592'), plain(lighter(cloth.colour, 0.5)), { volume: 6 })
  );
};

/** The ribbon is tied at the back. */
export const sunHat: Garment = (look) => {
  const ribbon = plain(look.accent);
  return (
    fronts.sunHat(look) +
    bothSides(
      piece(panel('M 0 604 C 30 560 96 556 104 590 C 106 622 40 636 0 604'), ribbon, { volume: 16 }) +
        piece(panel('M 4 606 C 34 640 48 690 60 744 L 34 732 L 16 752 C 12 700 4 650 -4 612'), ribbon, {
          volume: 12,
        }),
    ) +
    piece(symmetric('M 0 582 L 20 584 L 22 624 L 0 628'), ribbon, { volume: 10 })
  );
};

/** A seam closes the knitted tube. */
export const beanie: Garment = (look) => {
  const { cloth, accent } = look;
  return (
    fronts.beanie(look) +
    seam(fromAxis('M 0 326 L 0 560'), cloth.colour, 5) +
    seam(fromAxis('M 0 574 L 0 736'), cloth.colour, 4) +
    piece(panel('M 30 626 L 92 620 L 94 668 L 32 674'), plain(lighter(accent, 0.2)), { volume: 8 }) +
    stitch(fromAxis('M 38 634 L 84 630 M 40 666 L 86 661'), darker(accent, 0.45))
  );
};
