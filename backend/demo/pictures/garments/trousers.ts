import type { Garment } from '../look';
import { darker, denimThread, lighter } from '../palette';
import { button, cord, piece, plain, ribbed, seam, stitch, type Fold } from '../piece';
import { bothSides, canvas, fromAxis, panel, symmetric } from '../svg';
import { backOfWaist, frontPockets, loops, lowered, waistline, waistband, type Waist } from '../parts/waist';
import type { Cloth } from '../parts/weaves';

/** Half-widths of a pair of legs, and the heights of crotch and hem. */
interface Legs extends Waist {
  knee: number;
  hemOut: number;
  hemIn: number;
  crotch: number;
  bottom: number;
}

const straight: Legs = { waist: 132, hip: 182, knee: 178, hemOut: 176, hemIn: 54, crotch: 378, bottom: 910 };
const slim: Legs = { ...straight, waist: 128, hip: 174, knee: 158, hemOut: 142, hemIn: 44, bottom: 915 };
const wide: Legs = { ...straight, hip: 184, knee: 214, hemOut: 244, hemIn: 34, bottom: 920 };
const brief: Legs = {
  ...straight,
  waist: 146,
  hip: 196,
  knee: 208,
  hemOut: 224,
  hemIn: 26,
  crotch: 450,
  bottom: 620,
};

const outline = ({ waist, hip, knee, hemOut, hemIn, crotch, bottom }: Legs) => {
  const middle = (crotch + bottom) / 2;
  return symmetric(
    `M 0 ${waistline + 10} Q ${waist * 0.6} ${waistline + 8} ${waist} ${waistline} C ${waist + 22} ${waistline + 70} ${hip - 2} ${waistline + 130} ${hip} ${waistline + 196} ` +
      `C ${hip + 4} ${middle - 40} ${knee} ${middle} ${hemOut} ${bottom - 6} Q ${(hemOut + hemIn) / 2} ${bottom + 8} ${hemIn} ${bottom} ` +
      `C ${hemIn - 6} ${middle} ${hemIn * 0.45} ${middle - 60} 0 ${crotch}`,
  );
};

const legFolds = ({ crotch, bottom }: Legs): Fold[] => {
  const knee = crotch + (bottom - crotch) * 0.46;
  return [
    [404, crotch - 6, 500, crotch - 46, 10, 1.1],
    [396, crotch - 6, 304, crotch - 60, -10, 1.1],
    [410, crotch + 26, 540, crotch + 40, 16, 0.8],
    [388, crotch + 30, 262, crotch + 62, -14, 0.8],
    [450, knee - 20, 556, knee + 16, 14],
    [350, knee + 10, 246, knee - 18, 14, 0.9],
    [556, knee + 56, 462, knee + 84, 12, 0.8],
    [500, crotch + 60, 506, bottom - 40, 10, 0.8],
    [300, crotch + 80, 290, bottom - 60, -10, 0.8],
  ];
};

const legs = (shape: Legs, cloth: Cloth) =>
  piece(outline(shape), cloth, { folds: legFolds(shape) }) +
  seam(fromAxis(`M 0 ${waistline + 40} L 0 ${shape.crotch}`), cloth.colour);

const fly = ({ crotch }: Legs, thread: string) =>
  stitch(
    fromAxis(`M 34 ${waistline + 26} L 34 ${crotch - 130} Q 30 ${crotch - 84} 4 ${crotch - 74}`),
    thread,
  );
const hems = ({ hemOut, hemIn, bottom }: Legs, thread: string, up = 22) =>
  bothSides(
    stitch(
      fromAxis(
        `M ${hemOut - 2} ${bottom - up - 5} Q ${(hemOut + hemIn) / 2} ${bottom - up + 8} ${hemIn} ${bottom - up}`,
      ),
      thread,
    ),
  );
const turnUps = ({ hemOut, hemIn, bottom }: Legs, cloth: Cloth, height: number) =>
  bothSides(
    piece(
      panel(
        `M ${hemOut + 5} ${bottom - height - 4} Q ${(hemOut + hemIn) / 2} ${bottom - height + 10} ${hemIn - 5} ${bottom - height} L ${hemIn - 4} ${bottom + 4} Q ${(hemOut + hemIn) / 2} ${bottom + 12} ${hemOut + 6} ${bottom}`,
      ),
      cloth,
      { volume: 18 },
    ),
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
