import { piece, seam, stitch, type Fold } from '../piece';
import { bothSides, fromAxis, panel, symmetric } from '../svg';
import { waistline, type Waist } from './waist';
import type { Cloth } from './weaves';

/** Half-widths of a pair of legs, and the heights of crotch and hem. */
export interface Legs extends Waist {
  knee: number;
  hemOut: number;
  hemIn: number;
  crotch: number;
  bottom: number;
}

export const straight: Legs = {
  waist: 132,
  hip: 182,
  knee: 178,
  hemOut: 176,
  hemIn: 54,
  crotch: 378,
  bottom: 910,
};

export const slim: Legs = {
  ...straight,
  waist: 128,
  hip: 174,
  knee: 158,
  hemOut: 142,
  hemIn: 44,
  bottom: 915,
};

export const wide: Legs = { ...straight, hip: 184, knee: 214, hemOut: 244, hemIn: 34, bottom: 920 };

export const brief: Legs = {
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

export const legs = (shape: Legs, cloth: Cloth) =>
  piece(outline(shape), cloth, { folds: legFolds(shape) }) +
  seam(fromAxis(`M 0 ${waistline + 40} L 0 ${shape.crotch}`), cloth.colour);

export const hems = ({ hemOut, hemIn, bottom }: Legs, thread: string, up = 22) =>
  bothSides(
    stitch(
      fromAxis(
        `M ${hemOut - 2} ${bottom - up - 5} Q ${(hemOut + hemIn) / 2} ${bottom - up + 8} ${hemIn} ${bottom - up}`,
      ),
      thread,
    ),
  );

export const turnUps = ({ hemOut, hemIn, bottom }: Legs, cloth: Cloth, height: number) =>
  bothSides(
    piece(
      panel(
        `M ${hemOut + 5} ${bottom - height - 4} Q ${(hemOut + hemIn) / 2} ${bottom - height + 10} ${hemIn - 5} ${bottom - height} L ${hemIn - 4} ${bottom + 4} Q ${(hemOut + hemIn) / 2} ${bottom + 12} ${hemOut + 6} ${bottom}`,
      ),
      cloth,
      { volume: 18 },
    ),
  );
