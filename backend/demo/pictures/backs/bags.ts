import * as fronts from '../garments/bags';
import type { Garment } from '../look';
import { darker, lighter } from '../palette';
import { cord, groundShadow, piece, plain, seam, stitch, zip } from '../piece';
import { bothSides, canvas, fromAxis, moved, panel, symmetric } from '../svg';
import { backpackBody, strapOnRings } from '../parts/accessory-parts';

/** Without its print, with a pocket for a phone. */
export const tote: Garment = (look) => {
  const { cloth } = look;
  const pocket = symmetric('M 0 560 L 118 556 L 124 724 Q 120 736 108 736 L 0 738');
  return (
    fronts.tote({ ...look, print: '' }) +
    piece(pocket, cloth, { volume: 12 }) +
    stitch(
      fromAxis('M -112 578 Q 0 584 112 578 M -114 588 L -118 722 L 118 722 L 114 588'),
      darker(cloth.colour, 0.35),
    )
  );
};

/** The side that lies on the wearer's back: a padded panel between two straps. */
export const backpack: Garment = ({ cloth, accent }) => {
  const padding = symmetric('M 0 300 C 90 298 132 330 138 400 L 150 700 Q 150 744 104 748 L 0 750');
  const mesh = { ...plain(darker(cloth.colour, 0.22)), weave: 'mesh' } as const;
  const strap = panel(
    'M 44 292 C 62 270 108 266 128 292 C 176 370 196 470 190 566 C 188 588 150 590 146 568 C 144 480 120 390 62 330',
  );
  return (
    groundShadow(canvas.axis, 836, 300, 34) +
    cord(fromAxis('M -60 250 C -56 160 56 160 60 250'), darker(accent, 0.2), 18) +
    piece(backpackBody, cloth, {
      volume: 80,
      folds: [
        [210, 420, 250, 520, 12],
        [590, 400, 556, 520, -12],
      ],
    }) +
    piece(padding, mesh, { volume: 30 }) +
    seam(fromAxis('M -12 340 L -14 730 M 12 340 L 14 730'), darker(cloth.colour, 0.3), 6) +
    bothSides(cord(fromAxis('M 168 570 C 190 640 214 690 206 772'), darker(accent, 0.25), 15)) +
    piece(symmetric('M 0 262 L 112 268 Q 124 292 112 312 L 0 310'), plain(darker(cloth.colour, 0.14)), {
      volume: 16,
    }) +
    bothSides(
      piece(strap, { ...cloth, colour: lighter(cloth.colour, 0.1) }, { volume: 30 }) +
        stitch(
          fromAxis('M 66 296 C 120 380 148 470 150 552 M 114 296 C 158 372 180 470 176 552'),
          lighter(cloth.colour, 0.35),
        ) +
        `<rect x="${canvas.axis + 148}" y="548" width="40" height="30" rx="7" fill="${darker(accent, 0.35)}"/>`,
    ) +
    cord(fromAxis('M -156 440 L 156 440'), darker(accent, 0.25), 10) +
    `<rect x="${canvas.axis - 22}" y="424" width="44" height="32" rx="8" fill="${darker(accent, 0.4)}"/>`
  );
};

/** The flap comes over the top; the back has an open pocket. */
export const crossbody: Garment = ({ cloth, accent }) => {
  const body = symmetric('M 0 462 L 198 454 C 214 580 212 690 196 744 Q 180 772 120 774 L 0 776');
  return (
    groundShadow(canvas.axis, 776, 260, 30) +
    strapOnRings(cloth.colour, accent) +
    piece(body, cloth, {
      volume: 54,
      folds: [
        [240, 660, 330, 740, 14],
        [560, 650, 480, 750, -14],
        [300, 474, 330, 560, 8, 0.6],
      ],
    }) +
    seam(fromAxis('M -196 498 Q 0 508 196 498'), cloth.colour, 5) +
    piece(symmetric('M 0 568 Q 90 568 168 556 L 168 724 Q 166 742 148 744 L 0 746'), cloth, { volume: 16 }) +
    stitch(
      fromAxis('M -158 574 Q 0 586 158 574 M -158 586 L -156 730 L 156 730 L 158 586'),
      lighter(cloth.colour, 0.3),
    )
  );
};

/** A long strap for the shoulder, and a band that slides over the handle of a suitcase. */
export const duffel: Garment = (look) => {
  const { cloth, accent } = look;
  return (
    cord(fromAxis('M -250 500 C -330 170 330 170 250 500'), darker(accent, 0.3), 20) +
    fronts.duffel(look) +
    piece(
      symmetric('M 0 596 L 84 594 L 84 700 L 0 702'),
      { ...cloth, colour: darker(cloth.colour, 0.1) },
      { volume: 14 },
    ) +
    stitch(fromAxis('M -74 604 L -74 692 M 74 604 L 74 692'), accent) +
    moved(zip(0, -74, 74, accent, -70), `translate(${canvas.axis} 620) rotate(90)`)
  );
};
