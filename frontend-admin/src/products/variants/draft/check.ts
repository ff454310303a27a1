import type { Refusal } from '@haberdash/kit/api/client';
import { cellProblemsOf, type CellProblems } from '../../grid/cell-problems';
import { columnLabels, columns, type Column } from '../../grid/cells';
import { isSameName } from './choose';
import { isSavedColour, keysOnSale, maxVariants, type Draft } from './draft';
import { sentColourIds, sentKeys } from './api-mapping';

/** Validation errors of a draft, as sentences. */
export interface Problems {
  /** The keys are those of the rows. */
  cells: Record<string, CellProblems>;
  /** The keys are the ids of colours. */
  colours: Record<string, string>;
}

export const noProblems: Problems = { cells: {}, colours: {} };

export const areAny = ({ cells, colours }: Problems): boolean =>
  Object.keys(cells).length + Object.keys(colours).length > 0;

/** The number of required cells that are empty. */
export function countEmpty(draft: Draft): number {
  const rows = keysOnSale(draft).map((key) => draft.rows[key]!);
  const cells = rows.flatMap(({ price, stock }) => [price, stock]);
  const names = draft.colourIds.map((id) => draft.colours[id]!.name);
  return [...cells, ...names].filter((value) => value.trim() === '').length;
}

/** Whether all required cells are filled, valid or not. */
export function isComplete(draft: Draft): boolean {
  const { length } = keysOnSale(draft);
  return length > 0 && length <= maxVariants && countEmpty(draft) === 0;
}

/** Validation errors of the input; an empty cell is not an error yet. */
export function problemsOf(draft: Draft): Problems {
  const keys = keysOnSale(draft);
  const skus = keys.map((key) => draft.rows[key]!.sku.trim());
  const cells = keys.map((key) => [key, cellProblemsOf(draft.rows[key]!, skus)] as const);
  const colours = draft.colourIds.map((id) => [id, colourProblemOf(draft, id)] as const);
  return {
    cells: Object.fromEntries(cells.filter(([, problems]) => Object.keys(problems).length > 0)),
    colours: Object.fromEntries(colours.filter((entry): entry is [string, string] => Boolean(entry[1]))),
  };
}

function colourProblemOf({ colours }: Draft, id: string): string | undefined {
  const colour = colours[id]!;
  const { name, hex } = colour;
  if (name.includes(',')) return "A colour name can't contain a comma";
  const namesake = Object.values(colours).find((other) => other.id !== id && isSameName(other.name, name));
  if (namesake) return `This product already has the colour ${namesake.name}`;
  if (!hex && !isSavedColour(colour)) return 'Choose its shade, or add a picture';
  return undefined;
}

/** The refusal's errors that concern cells and colours. */
export function problemsOfRefusal({ errors = [] }: Refusal, draft: Draft): Problems {
  const problems: Problems = { cells: {}, colours: {} };
  for (const { path, message } of errors) {
    const [list, place, ...rest] = path.replace('options.colours', 'colours').split('.');
    const field = rest[0] as Column;
    const key = list === 'variants' ? sentKeys(draft)[Number(place)] : undefined;
    const colourId = list === 'colours' ? sentColourIds(draft)[Number(place)] : undefined;
    if (key && columns.includes(field))
      problems.cells[key] = { ...problems.cells[key], [field]: `${columnLabels[field]} ${message}` };
    if (colourId) problems.colours[colourId] = `Its ${field} ${message}`;
  }
  return problems;
}

/** Whether the refusal concerns sizes and colours. */
export function isAboutVariants({ code, errors = [] }: Refusal): boolean {
  return (
    code === 'SKU_TAKEN' ||
    code === 'GTIN_TAKEN' ||
    code === 'STOCK_CHANGED' ||
    errors.some(({ path }) => /^(variants|options)\b/.test(path))
  );
}
