/**
 * The steps of care and their symbols, in the order of a care label.
 * @see ISO 3758, care labelling code using symbols
 */
export const careSteps = {
  washing: [
    'wash-95',
    'wash-60',
    'wash-60-mild',
    'wash-40',
    'wash-40-mild',
    'wash-30',
    'wash-30-mild',
    'wash-30-very-mild',
    'hand-wash',
    'no-wash',
  ],
  bleaching: ['bleach', 'bleach-oxygen', 'no-bleach'],
  drying: ['tumble-dry', 'tumble-dry-low', 'no-tumble-dry', 'line-dry', 'drip-dry', 'flat-dry'],
  ironing: ['iron-high', 'iron-medium', 'iron-low', 'no-iron'],
  professional: ['dry-clean', 'dry-clean-mild', 'no-dry-clean', 'wet-clean', 'wet-clean-mild'],
} as const satisfies Record<string, readonly string[]>;

export type CareStep = keyof typeof careSteps;
export type CareSymbol = (typeof careSteps)[CareStep][number];

const stepNames = Object.keys(careSteps) as CareStep[];

export const careSymbols: readonly CareSymbol[] = Object.values(careSteps).flat();

export const stepOf = (symbol: CareSymbol): CareStep =>
  stepNames.find((step) => (careSteps[step] as readonly CareSymbol[]).includes(symbol))!;

/** In the order of a care label. */
export const inLabelOrder = (symbols: readonly CareSymbol[]): CareSymbol[] =>
  careSymbols.filter((symbol) => symbols.includes(symbol));
