import type { Garment } from '../look';
import { darker, lighter } from '../palette';
import { cord, piece, plain, ribbed, seam, stitch } from '../piece';
import { bothSides, canvas, define, fromAxis, panel, moved, symmetric } from '../svg';
import { beltHole, lens, rim, rolledBelt } from '../parts/accessory-parts';

export const scarf: Garment = ({ cloth, accent }) => {
  const fringe = Array.from({ length: 10 }, (_, i) =>
    cord(`M ${i * 12.6} 0 q ${i % 2 ? 4 : -4} 24 0 ${50 + (i % 3) * 6}`, accent, 5),
  ).join('');
  const tail = piece(
    'M 20 380 L 140 360 C 146 520 148 640 152 786 L 30 794 C 26 640 24 520 20 380 Z',
    cloth,
    {
      volume: 40,
      folds: [
        [70, 400, 84, 780, 14],
        [110, 390, 120, 760, -10, 0.8],
      ],
    },
  );
  const hanging = moved(fringe, 'translate(34 790)') + tail;
  return (
    moved(hanging, 'translate(296 10) rotate(9 80 380)') +
    moved(hanging, `translate(390 -20) rotate(-5 80 380)`) +
    piece(symmetric('M 0 190 C 130 184 206 240 200 318 C 190 414 90 458 0 462'), cloth, {
      volume: 60,
      turn: 24,
      folds: [
        [220, 330, 400, 436, -40, 1.4],
        [240, 280, 420, 396, -44, 1.2],
        [580, 300, 420, 430, 40, 1.4],
        [560, 260, 440, 380, 30],
      ],
    }) +
    piece(
      symmetric('M 0 226 C 70 224 116 246 112 276 C 104 318 52 332 0 336'),
      plain(darker(cloth.colour, 0.45)),
      { volume: 40 },
    )
  );
};

export const socks: Garment = ({ cloth, accent }) => {
  const leg =
    'M 330 190 L 474 190 C 478 330 474 440 476 560 C 476 624 446 664 400 696 L 276 786 C 222 820 158 790 166 730 C 172 694 220 676 262 644 C 312 606 334 580 334 540 C 336 430 330 320 330 190 Z';
  const one =
    piece(leg, cloth, {
      volume: 54,
      folds: [
        [340, 560, 450, 590, 18],
        [344, 520, 440, 520, 12, 0.8],
        [300, 650, 350, 720, 10, 0.7],
      ],
    }) +
    piece('M 476 548 C 478 624 446 664 404 694 C 376 640 410 570 476 548 Z', plain(accent), { volume: 20 }) +
    piece(
      'M 276 786 C 222 820 158 790 166 730 C 172 704 196 690 222 672 C 266 690 286 740 276 786 Z',
      plain(accent),
      { volume: 24 },
    ) +
    piece('M 324 178 L 480 178 L 480 252 L 326 252 Z', ribbed(accent), { volume: 18 });
  return (
    moved(one, 'translate(150 -24) rotate(8 400 500)') + moved(one, 'translate(-6 20) rotate(-3 400 500)')
  );
};

/** A belt rolled up on its buckle. */
export const belt: Garment = ({ cloth, accent }) =>
  rolledBelt(cloth) +
  [250, 292, 334].map((x, i) => beltHole(x, 560 + i * 10, cloth.colour)).join('') +
  moved(
    `<rect x="-66" y="-84" width="132" height="168" rx="22" fill="none" stroke="${darker(accent, 0.35)}" stroke-width="24"/><rect x="-66" y="-84" width="132" height="168" rx="22" fill="none" stroke="${accent}" stroke-width="18"/>` +
      `<rect x="-62" y="-80" width="124" height="160" rx="19" fill="none" stroke="${lighter(accent, 0.6)}" stroke-width="4" stroke-opacity="0.7"/>` +
      cord('M -62 0 L 66 0', accent, 12),
    'translate(474 592)',
  );

export const sunglasses: Garment = ({ cloth, accent }) => {
  const glass = define(
    (id) =>
      `<linearGradient id="${id}" x1="0" y1="0" x2="0.5" y2="1"><stop offset="0" stop-color="${darker(accent, 0.55)}"/><stop offset="1" stop-color="${lighter(accent, 0.3)}"/></linearGradient>`,
  );
  const glare = panel('M 104 462 L 158 448 L 110 572 L 88 546');
  const temple =
    'M 650 440 C 690 430 700 400 694 350 C 690 310 676 300 660 306 L 656 322 C 672 330 676 400 640 420 Z';
  return (
    glass.markup +
    bothSides(piece(temple, plain(darker(cloth.colour, 0.15)), { volume: 12 })) +
    seam('M 356 470 Q 400 440 444 470', cloth.colour, 22) +
    bothSides(
      piece(rim, cloth, { volume: 26 }) +
        lens(glass.id, cloth.colour) +
        `<path d="${glare}" fill="#fff" fill-opacity="0.16"/>`,
    ) +
    cord('M 352 476 Q 400 440 448 476', cloth.colour, 16)
  );
};

export const watch: Garment = ({ cloth, accent }) => {
  const strap = symmetric('M 0 90 L 62 92 Q 68 240 84 372 L 84 628 Q 70 760 58 900 Q 30 912 0 912');
  const face = define(
    (id) =>
      `<radialGradient id="${id}" cx="0.4" cy="0.35"><stop offset="0" stop-color="#fffdf8"/><stop offset="1" stop-color="#e4ddd0"/></radialGradient>`,
  );
  const ticks = Array.from(
    { length: 12 },
    (_, hour) =>
      `<path d="M 0 -112 V ${hour % 3 ? -100 : -90}" stroke="#3a3a40" stroke-width="${hour % 3 ? 4 : 7}" stroke-linecap="round" transform="rotate(${hour * 30})"/>`,
  );
  const hand = (length: number, width: number, angle: number, colour: string) =>
    `<path d="M 0 22 V ${-length}" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" transform="rotate(${angle})"/>`;
  return (
    face.markup +
    piece(strap, cloth, {
      volume: 34,
      folds: [
        [350, 200, 450, 204, 6, 0.7],
        [346, 760, 448, 756, 6, 0.7],
      ],
    }) +
    bothSides(
      stitch(
        fromAxis('M 50 104 Q 56 240 70 360') + fromAxis('M 70 640 Q 58 760 46 892'),
        lighter(cloth.colour, 0.4),
      ),
    ) +
    moved(
      `<rect x="146" y="-16" width="26" height="32" rx="7" fill="${darker(accent, 0.2)}"/><circle r="152" fill="${darker(accent, 0.35)}"/><circle r="147" fill="${accent}"/><circle r="132" fill="${lighter(accent, 0.5)}"/><circle r="126" fill="url(#${face.id})"/>` +
        ticks.join('') +
        hand(60, 9, -58, '#3a3a40') +
        hand(92, 6, 52, '#3a3a40') +
        hand(96, 3, 190, '#c2553f') +
        `<circle r="9" fill="#3a3a40"/>`,
      `translate(${canvas.axis} 500)`,
    )
  );
};
