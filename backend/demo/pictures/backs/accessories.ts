import * as fronts from '../garments/accessories';
import type { Garment } from '../look';
import { darker, lighter } from '../palette';
import { cord, piece, plain, seam, stitch } from '../piece';
import { bothSides, canvas, define, fromAxis, moved, otherSide, panel, symmetric } from '../svg';
import { beltHole, lens, rim, rolledBelt } from '../parts/accessory-parts';

/** The other side of the pair. */
export const socks: Garment = (look) => otherSide(fronts.socks(look));

/** The far side of the roll: the holes and the end in its loop. */
export const belt: Garment = ({ cloth, accent }) =>
  rolledBelt(cloth) +
  [0, 1, 2, 3, 4]
    .map((i) => beltHole(300 + i * 42, 600 + (i < 3 ? i * 6 : (4 - i) * 6), cloth.colour))
    .join('') +
  piece('M 540 506 L 576 488 L 578 644 L 542 660 Z', cloth, { volume: 16 }) +
  stitch('M 550 514 L 552 648 M 568 504 L 570 640', lighter(cloth.colour, 0.35)) +
  `<circle cx="559" cy="576" r="7" fill="${accent}" stroke="${darker(accent, 0.4)}" stroke-width="2"/>`;

/** The temples are folded in front of the lenses, as they lie in a case. */
export const sunglasses: Garment = ({ cloth, accent }) => {
  const glass = define(
    (id) =>
      `<linearGradient id="${id}" x1="0" y1="0" x2="0.4" y2="1"><stop offset="0" stop-color="${darker(accent, 0.35)}"/><stop offset="1" stop-color="${lighter(accent, 0.45)}"/></linearGradient>`,
  );
  const pad = panel('M 46 500 C 62 506 66 540 58 566 C 46 566 36 534 46 500');
  const temple = (y: number) =>
    `${fromAxis(`M 268 ${y - 14} C 140 ${y - 22} -60 ${y - 12} -150 ${y + 8} C -206 ${y + 26} -236 ${y + 58} -252 ${y + 92} C -240 ${y + 106} -226 ${y + 100} -216 ${y + 84} C -196 ${y + 52} -172 ${y + 34} -140 ${y + 30} C -40 ${y + 14} 140 ${y + 12} 268 ${y + 20}`)} Z`;
  return (
    glass.markup +
    seam('M 356 470 Q 400 440 444 470', cloth.colour, 22) +
    bothSides(
      piece(rim, { ...cloth, colour: darker(cloth.colour, 0.12) }, { volume: 26 }) +
        lens(glass.id, cloth.colour) +
        piece(pad, plain(lighter(cloth.colour, 0.5)), { volume: 8 }),
    ) +
    cord('M 352 476 Q 400 440 448 476', darker(cloth.colour, 0.12), 16) +
    otherSide(piece(temple(498), cloth, { volume: 14 })) +
    piece(temple(462), cloth, { volume: 14 }) +
    bothSides(
      `<circle cx="${canvas.axis + 254}" cy="462" r="6" fill="#d8c394" stroke="${darker(cloth.colour, 0.5)}" stroke-width="2"/>`,
    )
  );
};

/** The steel of the case, and the buckle of the strap. */
export const watch: Garment = ({ cloth, accent }) => {
  const lining = plain(lighter(cloth.colour, 0.22));
  const steel = define(
    (id) =>
      `<linearGradient id="${id}" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#f3f1ec"/><stop offset="0.5" stop-color="#b9bcc0"/><stop offset="1" stop-color="#e3e2de"/></linearGradient>`,
  );
  const notches = Array.from(
    { length: 6 },
    (_, place) =>
      `<path d="M 0 -124 V -110" stroke="#6f7378" stroke-width="12" transform="rotate(${place * 60})"/>`,
  );
  const holes = [690, 738, 786, 834].map(
    (y) => `<ellipse cx="${canvas.axis}" cy="${y}" rx="6" ry="8" fill="${darker(cloth.colour, 0.6)}"/>`,
  );
  return (
    steel.markup +
    piece(symmetric('M 0 126 L 62 128 Q 68 240 84 372 L 84 628 Q 70 760 58 900 Q 30 912 0 912'), lining, {
      volume: 34,
    }) +
    bothSides(
      stitch(
        fromAxis('M 50 140 Q 56 240 70 360') + fromAxis('M 70 640 Q 58 760 46 892'),
        darker(cloth.colour, 0.1),
      ),
    ) +
    holes.join('') +
    `<rect x="${canvas.axis - 76}" y="82" width="152" height="62" rx="14" fill="none" stroke="${darker(accent, 0.35)}" stroke-width="20"/>` +
    `<rect x="${canvas.axis - 76}" y="82" width="152" height="62" rx="14" fill="none" stroke="${accent}" stroke-width="14"/>` +
    cord(fromAxis('M 0 88 L 0 146'), accent, 10) +
    piece(symmetric('M 0 184 L 74 184 L 76 216 L 0 216'), cloth, { volume: 12 }) +
    moved(
      `<rect x="-172" y="-16" width="26" height="32" rx="7" fill="${darker(accent, 0.2)}"/><circle r="152" fill="${darker(accent, 0.35)}"/><circle r="147" fill="${accent}"/>` +
        `<circle r="130" fill="url(#${steel.id})" stroke="#80848a" stroke-width="4"/>${notches.join('')}` +
        `<circle r="96" fill="none" stroke="#8d9196" stroke-width="3"/><circle r="88" fill="none" stroke="#fff" stroke-opacity="0.7" stroke-width="2"/>` +
        `<path d="M -46 -8 H 46 M -34 14 H 34" stroke="#84888d" stroke-width="5" stroke-linecap="round"/>`,
      `translate(${canvas.axis} 500)`,
    )
  );
};

/** The cloth closes round the neck; its ends hang in front, below it. */
export const scarf: Garment = (look) => {
  const { cloth } = look;
  return (
    otherSide(fronts.scarf(look)) +
    piece(symmetric('M 0 176 C 120 172 200 214 204 300 C 200 400 96 470 0 474'), cloth, {
      volume: 60,
      turn: -24,
      folds: [
        [214, 250, 586, 262, 46, 1.4],
        [206, 310, 594, 322, 64, 1.3],
        [224, 370, 576, 378, 60, 1.1],
        [300, 190, 500, 194, 24],
      ],
    }) +
    seam(fromAxis('M -168 226 Q 0 292 172 220'), darker(cloth.colour, 0.1), 4)
  );
};
