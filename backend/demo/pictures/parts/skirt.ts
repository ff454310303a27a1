import { piece, type Fold } from '../piece';
import { symmetric } from '../svg';
import type { Cloth } from './weaves';

const skirtFolds: Fold[] = [
  [330, 490, 226, 890, 20, 1.2],
  [366, 500, 318, 900, 12],
  [398, 520, 404, 910, 8, 0.8],
  [440, 500, 490, 900, -12],
  [474, 490, 580, 880, -22, 1.2],
];

export const skirt = (cloth: Cloth, hem = 262, bottom = 900) =>
  piece(
    symmetric(
      `M 0 476 Q 80 478 130 464 C 158 560 ${hem - 50} 740 ${hem} ${bottom - 20} Q ${hem * 0.5} ${bottom + 22} 0 ${bottom + 20}`,
    ),
    cloth,
    { folds: skirtFolds, volume: 70 },
  );

export const belt = (cloth: Cloth) =>
  piece(symmetric('M 0 456 Q 80 456 134 444 L 136 484 Q 80 500 0 500'), cloth, { volume: 14 });
