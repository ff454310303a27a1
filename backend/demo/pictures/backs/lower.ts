import type { Garment } from '../look';
import { darker, denimThread, lighter } from '../palette';
import { button, piece, plain, ribbed, seam, stitch, type Fold } from '../piece';
import { bothSides, canvas, fromAxis, panel, symmetric } from '../svg';
import { brief, hems, legs, slim, straight, turnUps, wide, type Legs } from '../parts/legs';
import { loops, lowered, waistband, waistline } from '../parts/waist';
import type { Cloth } from '../parts/weaves';
import { zipSeam } from './upper-back';

const patchPocket = (cloth: Cloth, thread: string, y = 196) =>
  bothSides(
    piece(panel(`M 44 ${y} L 138 ${y + 4} L 132 ${y + 86} L 88 ${y + 112} L 46 ${y + 84}`), cloth, {
      volume: 10,
    }) +
      stitch(fromAxis(`M 52 ${y + 10} L 130 ${y + 13}`), thread) +
      stitch(fromAxis(`M 52 ${y + 44} Q 76 ${y + 66} 90 ${y + 52} Q 106 ${y + 66} 128 ${y + 46}`), thread),
  );

const weltPocket = (colour: string, fastener: string, y = 206) =>
  bothSides(
    seam(fromAxis(`M 50 ${y} L 136 ${y + 4}`), colour, 9) + button(canvas.axis + 92, y + 22, fastener, 7),
  );

/** The seam of the seat is longer than the one in front. */
const seat = ({ crotch }: Legs, colour: string) =>
  seam(fromAxis(`M 0 ${waistline + 30} C 6 ${crotch - 120} -4 ${crotch - 60} 0 ${crotch + 6}`), colour, 4);

/** The yoke runs down to the middle, and a patch of leather names the maker. */
const jeansBack =
  (shape: Legs): Garment =>
  ({ cloth, accent }) =>
    legs(shape, cloth) +
    seat(shape, cloth.colour) +
    bothSides(
      seam(fromAxis(`M ${shape.waist + 10} ${waistline + 40} L 0 ${waistline + 74}`), cloth.colour) +
        stitch(fromAxis(`M ${shape.waist + 12} ${waistline + 48} L 0 ${waistline + 82}`), denimThread),
    ) +
    patchPocket(cloth, denimThread, 206) +
    hems(shape, denimThread) +
    waistband(shape, cloth) +
    loops(cloth) +
    `<rect x="${canvas.axis + 88}" y="${waistline - 30}" width="46" height="34" rx="3" fill="#a9713f" stroke="${darker('#a9713f', 0.4)}" stroke-width="2"/>` +
    stitch(fromAxis(`M 92 ${waistline - 24} h 38`), lighter(accent, 0.3));

export const jeans = jeansBack(straight);
export const slimJeans = jeansBack(slim);
export const wideJeans = jeansBack(wide);

const tailoredBack = (shape: Legs, { cloth, accent }: Parameters<Garment>[0]): string =>
  legs(shape, cloth) +
  seat(shape, cloth.colour) +
  bothSides(seam(fromAxis(`M 84 ${waistline + 24} L 88 200`), cloth.colour, 2.4)) +
  weltPocket(cloth.colour, accent) +
  waistband(shape, cloth) +
  loops(cloth);

export const chinos: Garment = (look) => tailoredBack(slim, look) + turnUps(slim, look.cloth, 36);
export const wideTrousers: Garment = (look) => tailoredBack(wide, look);
export const tailoredShorts: Garment = (look) =>
  lowered(tailoredBack(brief, look) + turnUps(brief, look.cloth, 46));

export const joggers: Garment = ({ cloth, accent }) => {
  const shape: Legs = { ...straight, waist: 142, hip: 194, knee: 184, hemOut: 134, hemIn: 50, bottom: 862 };
  return (
    legs(shape, cloth) +
    seat(shape, cloth.colour) +
    piece(panel('M 60 200 L 150 204 L 146 310 L 62 306'), cloth, { volume: 10 }) +
    stitch(fromAxis('M 66 214 L 144 218'), darker(cloth.colour, 0.35)) +
    bothSides(seam(fromAxis('M 190 340 C 190 540 172 700 134 850'), accent, 6)) +
    turnUps({ ...shape, bottom: 906, hemOut: 118, hemIn: 56 }, ribbed(cloth.colour), 48) +
    waistband(shape, ribbed(cloth.colour), 56)
  );
};

export const leggings: Garment = ({ cloth, accent }) => {
  const shape: Legs = { ...slim, waist: 120, hip: 162, knee: 134, hemOut: 104, hemIn: 46, bottom: 910 };
  return (
    legs(shape, cloth) +
    seat(shape, cloth.colour) +
    bothSides(stitch(fromAxis('M 150 200 C 130 300 60 340 4 380'), lighter(accent, 0.1))) +
    waistband(shape, plain(accent), 92) +
    seam(fromAxis(`M -34 ${waistline + 20} h 68`), darker(accent, 0.2), 5)
  );
};

export const shorts: Garment = ({ cloth }) =>
  lowered(
    legs(brief, cloth) +
      seat(brief, cloth.colour) +
      hems(brief, darker(cloth.colour, 0.3), 28) +
      piece(panel('M 60 210 L 150 214 L 146 312 L 62 308'), cloth, { volume: 10 }) +
      waistband(brief, ribbed(cloth.colour), 54),
  );

const fall = (x: number): Fold => [400 + x * 0.62, 170, 400 + x, 720, x * -0.04, 1.1];

/** Pleated as in front, with a zip in the middle of the waist. */
export const pleatedSkirt: Garment = ({ cloth, accent }) => {
  const xs = [-220, -158, -94, -32, 32, 94, 158, 220];
  return (
    piece(symmetric('M 0 150 Q 80 148 128 138 C 150 300 214 520 284 736 Q 140 784 0 786'), cloth, {
      folds: xs.map(fall),
    }) +
    xs
      .map((x) => seam(`M ${400 + x * 0.48} 160 Q ${400 + x * 0.7} 420 ${400 + x} 760`, cloth.colour, 2))
      .join('') +
    waistband({ waist: 126 }, plain(accent), 66) +
    zipSeam(darker(accent, 0.1), 82, 300)
  );
};

export const buttonSkirt: Garment = ({ cloth }) => {
  const thread = cloth.weave === 'denim' ? denimThread : darker(cloth.colour, 0.35);
  const body = symmetric('M 0 120 Q 90 118 138 110 C 176 200 204 300 214 420 L 230 650 Q 120 674 0 674');
  return lowered(
    piece(body, cloth, {
      folds: [
        [250, 420, 220, 640, 12],
        [550, 420, 580, 640, -12],
      ],
    }) +
      seam(fromAxis('M 0 120 L 0 672'), cloth.colour, 4) +
      patchPocket(cloth, thread, 206) +
      stitch(fromAxis('M -220 630 Q 0 656 220 630'), thread) +
      waistband({ waist: 138 }, cloth) +
      loops(cloth),
  );
};

export const slipSkirt: Garment = ({ cloth, accent }) =>
  piece(
    symmetric('M 0 150 Q 80 148 116 140 C 168 230 186 330 182 460 C 184 620 214 760 234 880 Q 120 914 0 908'),
    cloth,
    {
      volume: 80,
      folds: [
        [350, 240, 300, 880, 26, 1.4],
        [450, 240, 500, 880, -26, 1.4],
        [286, 420, 250, 840, 14],
        [520, 420, 560, 840, -14],
      ],
    },
  ) +
  waistband({ waist: 114 }, plain(accent), 64) +
  zipSeam(cloth.colour, 84, 330);
