import { type ColourDraft, isSameColour } from '../../products/domain/colour';
import { hexOfName } from '../../products/domain/named-colours';
import type { RowGroup } from './group-rows';
import type { ChangedField } from './import-plan';
import type { ImportRow, RowError } from './import-row';

interface PlannedColours {
  colours: ColourDraft[];
  errors: RowError[];
}

/** The product's colours in their order, then those that rows add. All rows of a colour say the same of it, or nothing. */
export function planColours({ product, rows }: RowGroup): PlannedColours {
  const colours: ColourDraft[] = (product?.state.colours ?? []).map((colour) => ({ ...colour }));
  const errors: RowError[] = [];
  const saidBy = new Map<ColourDraft, ImportRow>();
  for (const row of rows) {
    if (!row.colour) continue;
    const name = row.colour;
    let colour = colours.find((known) => isSameColour(known, { name }));
    if (!colour) colours.push((colour = { name, hex: hexOfName(name) }));
    const first = saidBy.get(colour);
    if (first) errors.push(...differences(row, first));
    else describe(colour, row);
    saidBy.set(colour, first ?? row);
  }
  return { colours, errors };
}

function describe(colour: ColourDraft, { colourHex, colourImage }: ImportRow): void {
  if (colourHex !== undefined) colour.hex = colourHex;
  if (colourImage !== undefined) colour.image = colourImage;
}

const columns = { colourHex: 'colour_hex', colourImage: 'colour_image' } as const;

function differences(row: ImportRow, first: ImportRow): RowError[] {
  const fields = Object.keys(columns) as (keyof typeof columns)[];
  return fields
    .filter((field) => row[field] !== undefined && row[field] !== first[field])
    .map((field) => ({
      row: row.row,
      column: columns[field],
      message: `differs from row ${first.row} of the same colour`,
    }));
}

export function changedColours(colours: readonly ColourDraft[], { product }: RowGroup): ChangedField[] {
  const known = product?.state.colours ?? [];
  return colours.flatMap((colour) => {
    const before = known.find((one) => isSameColour(one, colour));
    if (!before) return [];
    const fields = [
      { field: `colour_hex (${before.name})`, before: before.hex, after: colour.hex ?? before.hex },
      { field: `colour_image (${before.name})`, before: before.image ?? '', after: colour.image ?? '' },
    ];
    return fields.filter((field) => field.before !== field.after);
  });
}
