import { seam, type Fold } from '../piece';
import { canvas } from '../svg';

export const channels = (ys: readonly number[], half: number, colour: string) =>
  ys
    .map((y) =>
      seam(
        `M ${canvas.axis - half} ${y - 8} Q ${canvas.axis} ${y + 16} ${canvas.axis + half} ${y - 8}`,
        colour,
        5,
      ),
    )
    .join('');

export const puffs = (ys: readonly number[]): Fold[] =>
  ys.flatMap((y, row) => [
    [216, y + 8, 400, y + 22, 6, 1.3] as const,
    [584, y + 8, 400, y + 22, -6, 1.3] as const,
    [260 + (row % 2) * 50, y + 12, 280 + (row % 2) * 50, y + 62, 6, 0.7] as const,
    [520 - (row % 2) * 60, y + 14, 506 - (row % 2) * 60, y + 58, 6, 0.7] as const,
  ]);

export const quiltRows = [290, 384, 478, 572, 666, 748];
