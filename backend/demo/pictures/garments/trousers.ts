import { brief, hems, legs, slim, straight, turnUps, wide, type Legs } from '../parts/legs';
import type { Garment } from '../look';
import { darker, denimThread, lighter } from '../palette';
import { button, cord, plain, ribbed, seam, stitch } from '../piece';
import { bothSides, canvas, fromAxis } from '../svg';
import { backOfWaist, frontPockets, loops, lowered, waistline, waistband } from '../parts/waist';
import type { Cloth } from '../parts/weaves';

const fly = ({ crotch }: Legs, thread: string) =>
  stitch(
    fromAxis(`M 34 ${waistline + 26} L 34 ${crotch - 130} Q 30 ${crotch - 84} 4 ${crotch - 74}`),
    thread,
  );
const drawstring = (colour: string) =>
  cord(
    fromAxis(`M 16 ${waistline - 4} C 24 ${waistline + 50} 14 ${waistline + 90} 26 ${waistline + 124}`),
    colour,
    8,
  ) +
  cord(
    fromAxis(`M -16 ${waistline - 4} C -28 ${waistline + 40} -20 ${waistline + 70} -34 ${waistline + 108}`),
    colour,
    8,
  );

/** Waistband, belt loops, fly and button: what makes it trousers rather than leggings. */
const tailoredTop = (shape: Legs, cloth: Cloth, thread: string, fastener: string) =>
  frontPockets(shape, cloth.colour, thread) +
  fly(shape, thread) +
  waistband(shape, cloth) +
  loops(cloth) +
  button(canvas.axis + 6, waistline - 4, fastener, 10);

const fades = bothSides(
  `<g fill="#f4f7fb">${[1, 0.86, 0.72, 0.58, 0.44, 0.3].map((share) => `<ellipse cx="500" cy="470" rx="${48 * share}" ry="${190 * share}" fill-opacity="0.045" transform="rotate(-3 500 470)"/>`).join('')}</g>`,
);

const jeansCut =
  (shape: Legs): Garment =>
  ({ cloth, accent }) => {
    const thread = denimThread;
    const coin = fromAxis('M 88 150 L 126 156 L 124 204');
    return (
      backOfWaist(shape, cloth) +
      legs(shape, cloth) +
      fades +
      stitch(coin, thread) +
      tailoredTop(shape, cloth, thread, accent) +
      hems(shape, thread)
    );
  };

export const jeans = jeansCut(straight);
export const slimJeans = jeansCut(slim);
export const wideJeans = jeansCut(wide);

export const chinos: Garment = ({ cloth, accent }) => {
  const crease = (side: 1 | -1) =>
    fromAxis(`M ${side * 96} 200 C ${side * 104} 400 ${side * 108} 700 ${side * 104} 900`);
  return (
    backOfWaist(slim, cloth) +
    legs(slim, cloth) +
    seam(crease(1) + crease(-1), cloth.colour, 1.8) +
    tailoredTop(slim, cloth, darker(cloth.colour, 0.3), accent) +
    turnUps(slim, cloth, 36)
  );
};

/** High waist, front pleats, a wide falling leg. */
export const wideTrousers: Garment = ({ cloth, accent }) =>
  backOfWaist(wide, cloth) +
  legs(wide, cloth) +
  bothSides(
    seam(fromAxis('M 58 146 L 66 270') + fromAxis('M 92 144 L 106 252'), cloth.colour) +
      seam(fromAxis('M 80 290 C 110 480 136 740 142 900'), cloth.colour, 1.8),
  ) +
  tailoredTop(wide, cloth, darker(cloth.colour, 0.25), accent);

export const joggers: Garment = ({ cloth, accent }) => {
  const shape: Legs = { ...straight, waist: 142, hip: 194, knee: 184, hemOut: 134, hemIn: 50, bottom: 862 };
  return (
    backOfWaist(shape, cloth) +
    legs(shape, cloth) +
    bothSides(
      seam(fromAxis('M 176 210 C 150 250 140 290 142 330'), cloth.colour) +
        seam(fromAxis('M 190 340 C 190 540 172 700 134 850'), accent, 6),
    ) +
    turnUps({ ...shape, bottom: 906, hemOut: 118, hemIn: 56 }, ribbed(cloth.colour), 48) +
    waistband(shape, ribbed(cloth.colour), 56) +
    drawstring(accent)
  );
};

export const leggings: Garment = ({ cloth, accent }) => {
  const shape: Legs = { ...slim, waist: 120, hip: 162, knee: 134, hemOut: 104, hemIn: 46, bottom: 910 };
  return (
    backOfWaist(shape, cloth) +
    legs(shape, cloth) +
    bothSides(
      stitch(
        fromAxis('M 150 200 C 168 400 130 640 100 900') + fromAxis('M 60 500 C 90 640 84 760 74 900'),
        lighter(accent, 0.1),
      ),
    ) +
    waistband(shape, plain(accent), 92)
  );
};

export const shorts: Garment = ({ cloth, accent }) =>
  lowered(
    backOfWaist(brief, cloth) +
      legs(brief, cloth) +
      frontPockets(brief, cloth.colour, darker(cloth.colour, 0.3)) +
      hems(brief, darker(cloth.colour, 0.3), 28) +
      waistband(brief, ribbed(cloth.colour), 54) +
      drawstring(accent),
  );

export const tailoredShorts: Garment = ({ cloth, accent }) =>
  lowered(
    backOfWaist(brief, cloth) +
      legs(brief, cloth) +
      tailoredTop(brief, cloth, cloth.weave === 'denim' ? denimThread : darker(cloth.colour, 0.3), accent) +
      turnUps(brief, cloth, 46),
  );
