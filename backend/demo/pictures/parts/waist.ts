import { darker } from '../palette';
import { piece, plain, seam, stitch } from '../piece';
import { bothSides, fromAxis, panel, moved, symmetric } from '../svg';
import type { Cloth } from './weaves';

export const waistline = 110;

/** Half-widths, from the axis. */
export interface Waist {
  waist: number;
  hip: number;
}

export const waistband = ({ waist }: Pick<Waist, 'waist'>, cloth: Cloth, height = 44) =>
  piece(
    symmetric(
      `M 0 ${waistline - 24} Q ${waist * 0.6} ${waistline - 26} ${waist - 6} ${waistline - 32} L ${waist + 10} ${waistline - 32 + height} Q ${waist * 0.6} ${waistline - 22 + height} 0 ${waistline - 20 + height}`,
    ),
    cloth,
    { volume: 16 },
  );
export const backOfWaist = ({ waist }: Pick<Waist, 'waist'>, cloth: Cloth) =>
  piece(
    symmetric(
      `M 0 ${waistline - 50} Q ${waist * 0.7} ${waistline - 48} ${waist - 6} ${waistline - 32} Q ${waist * 0.5} ${waistline - 10} 0 ${waistline - 8}`,
    ),
    plain(darker(cloth.colour, 0.45)),
    { volume: 18 },
  );

/** Short garments hang lower, to sit in the middle of the picture. */
export const lowered = (markup: string) => moved(markup, 'translate(0 130)');

export const loops = (cloth: Cloth) =>
  bothSides(
    piece(
      panel(`M 66 ${waistline - 38} L 80 ${waistline - 38} L 82 ${waistline + 28} L 68 ${waistline + 28}`),
      cloth,
      {
        volume: 6,
      },
    ),
  );
export const frontPockets = ({ waist, hip }: Waist, colour: string, thread: string) => {
  const curve = `M ${waist * 0.5} ${waistline + 20} C ${waist * 0.56} ${waistline + 84} ${waist * 0.9} ${waistline + 104} ${hip - 16} ${waistline + 106}`;
  const inner = `M ${waist * 0.46} ${waistline + 22} C ${waist * 0.5} ${waistline + 94} ${waist * 0.9} ${waistline + 116} ${hip - 12} ${waistline + 118}`;
  return bothSides(seam(fromAxis(curve), colour) + stitch(fromAxis(inner), thread));
};
