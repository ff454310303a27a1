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

/** The text looks like `wash-30, no-bleach`. */
export const careText = (care: readonly CareSymbol[]): string => care.join(', ');

/** The text looks like `178 cm, M`. */
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

/* The readers below only parse such a line: whether there are such fibres, symbols and sizes is checked afterwards. */

/** @returns undefined where a part is not `Shell: 80% cotton, 20% polyester` */
export const readMaterials = (line: string) =>
  allOf(partsOf(line, ';'), (given) => {
    const [part, shares, ...more] = partsOf(given, ':');
    const fibres = shares && allOf(partsOf(shares, ','), readShare);
    return part && fibres && more.length === 0 ? { part, fibres } : undefined;
  });

const readShare = (share: string) => {
  const [, percent, fibre] = /^(\d+) ?% ?(.+)$/.exec(share) ?? [];
  return percent && fibre ? { fibre: fibre.toLowerCase(), percent: Number(percent) } : undefined;
};

export const readCare = (line: string): string[] =>
  partsOf(line, ',').map((symbol) => symbol.toLowerCase().replaceAll(' ', '-'));

/** @returns undefined where it is not like `178 cm, M` */
export const readModel = (line: string) => {
  const [, height, size] = /^(\d+) ?cm(?: ?, ?(.+))?$/.exec(line) ?? [];
  return height ? { heightCm: Number(height), size: size ?? null } : undefined;
};

/** @returns undefined where a measure is not `Chest: S 48, M 50.5` */
export const readMeasures = (line: string) =>
  allOf(partsOf(line, ';'), (given) => {
    const [name, lengths, ...more] = partsOf(given, ':');
    const values = lengths && allOf(partsOf(lengths, ','), readLength);
    return name && values && more.length === 0 ? { name, values } : undefined;
  });

const readLength = (length: string) => {
  const [, size, centimetres] = /^(.+) (\d+(?:\.\d)?)$/.exec(length) ?? [];
  return size && centimetres ? { size, millimetres: Math.round(Number(centimetres) * 10) } : undefined;
};

const partsOf = (line: string, separator: string): string[] =>
  line.split(separator).map((given) => given.trim());

/** @returns undefined where one of them can't be read */
function allOf<Read>(given: string[], read: (one: string) => Read | undefined): Read[] | undefined {
  const all = given.map(read);
  return all.every((one) => one !== undefined) ? all : undefined;
}
