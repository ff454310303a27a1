import type { CareSymbol } from './care';
import type { Material, Measure, Model } from './product-facts';

/* Facts in one line each, as people write and read them in a spreadsheet. */

/** `Shell: 80% cotton, 20% polyester; Lining: 100% viscose` */
export const materialsText = (materials: readonly Material[]): string =>
  materials
    .map(
      ({ part, fibres }) =>
        `${part}: ${fibres.map(({ fibre, percent }) => `${percent}% ${fibre}`).join(', ')}`,
    )
    .join('; ');

/** `wash-30, no-bleach` */
export const careText = (care: readonly CareSymbol[]): string => care.join(', ');

/** `178 cm, M` */
export const modelText = (model: Model | null): string =>
  model ? [`${model.heightCm} cm`, ...(model.size === null ? [] : [model.size])].join(', ') : '';

/** `Chest: S 48, M 50.5; Length: S 68, M 70`, in centimetres */
export const measuresText = (measures: readonly Measure[]): string =>
  measures
    .map(({ name, values }) => {
      const inCentimetres = values.map(({ size, millimetres }) => `${size} ${millimetres / 10}`);
      return `${name}: ${inCentimetres.join(', ')}`;
    })
    .join('; ');
