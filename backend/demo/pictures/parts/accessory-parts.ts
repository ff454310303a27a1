import { darker, lighter } from '../palette';
import { cord, piece, plain, stitch } from '../piece';
import { bothSides, canvas, fromAxis, panel, symmetric } from '../svg';
import type { Cloth } from './weaves';

/* The parts that the front and the back of an accessory share. */

/** A belt rolled up, without its buckle. */
export function rolledBelt(cloth: Cloth): string {
  const rings = [1, 0.84, 0.69, 0.55].map(
    (r) =>
      `<ellipse cx="400" cy="430" rx="${236 * r}" ry="${84 * r}" fill="${darker(cloth.colour, 0.5)}" stroke="${lighter(cloth.colour, 0.06)}" stroke-width="13"/>`,
  );
  const band = 'M 164 430 C 164 550 636 550 636 430 L 636 570 C 636 694 164 694 164 570 Z';
  return (
    piece('M 164 430 C 164 320 636 320 636 430 L 636 470 L 164 470 Z', plain(darker(cloth.colour, 0.3)), {
      volume: 20,
    }) +
    rings.join('') +
    piece(band, cloth, { volume: 50 }) +
    stitch(
      'M 170 452 C 180 560 620 560 630 452 M 170 556 C 190 668 610 668 630 556',
      lighter(cloth.colour, 0.35),
    )
  );
}

export const beltHole = (x: number, y: number, colour: string) =>
  `<ellipse cx="${x}" cy="${y}" rx="6" ry="8" fill="${darker(colour, 0.65)}"/>`;

/** The right half of sunglasses. */
export const rim = panel(
  'M 44 470 C 60 414 200 396 262 428 C 290 446 288 520 262 570 C 226 630 110 630 70 576 C 48 546 36 510 44 470',
);
const lensOutline = panel(
  'M 66 480 C 76 438 196 424 244 448 C 262 462 262 516 240 556 C 210 600 120 602 88 562 C 70 536 60 508 66 480',
);
export const lens = (glassId: string, colour: string) =>
  `<path d="${lensOutline}" fill="url(#${glassId})" stroke="${darker(colour, 0.5)}" stroke-width="4"/>`;

/** The strap of a small bag, on its two rings. */
export const strapOnRings = (strap: string, rings: string) =>
  cord(fromAxis('M -186 480 C -260 160 150 60 186 480'), darker(strap, 0.12), 15) +
  bothSides(
    `<circle cx="${canvas.axis + 188}" cy="478" r="17" fill="none" stroke="${rings}" stroke-width="8"/>`,
  );

export const backpackBody = symmetric('M 0 226 C 130 220 200 280 208 400 L 226 770 C 228 822 180 834 0 836');
