import type { BoardPicture } from '../picture-board/board';
import { columnLabels } from '../grid/cells';
import {
  detailNames,
  fieldLabels,
  fieldNames,
  type FieldName,
  isBlank,
  type ProductFields,
} from '../product-fields';
import { labelIn } from '../variants/draft/conflicts';
import { type Draft, isFlat, keysOnSale } from '../variants/draft/draft';

/** Something that a product lacks before it can be saved: a draft needs the same as a published product. */
export interface Missing {
  /** It continues a sentence: 'price of M · Navy'. */
  label: string;
  field: FieldName | 'picture' | 'variants';
  /** The field in the table of sizes and colours. */
  cell?: string;
}

interface Given {
  fields: Partial<ProductFields>;
  pictures: readonly Pick<BoardPicture, 'image'>[];
  draft: Draft;
}

export function missingOf({ fields, pictures, draft }: Given): Missing[] {
  const names = isFlat(draft) ? fieldNames : detailNames;
  return [
    ...names
      .filter((name) => isBlank(name, fields[name]))
      .map((field) => ({ label: fieldLabels[field].toLowerCase(), field })),
    ...missingOfPictures(pictures),
    ...(isFlat(draft) ? [] : missingOfVariants(draft)),
  ];
}

/** A picture whose upload has failed is tried again or removed: saving would leave it out without a word. */
function missingOfPictures(pictures: Given['pictures']): Missing[] {
  if (pictures.length === 0) return [{ label: 'picture', field: 'picture' }];
  const isIncomplete = pictures.some(({ image }) => image === null);
  return isIncomplete ? [{ label: 'upload of a picture', field: 'picture' }] : [];
}

function missingOfVariants(draft: Draft): Missing[] {
  const keys = keysOnSale(draft);
  if (keys.length === 0) return [{ label: 'a size or colour that is for sale', field: 'variants' }];
  const colours = draft.colourIds.filter((id) => draft.colours[id]!.name.trim() === '');
  return [
    ...colours.map((): Missing => ({ label: 'name of a colour', field: 'variants' })),
    ...keys.flatMap((key) => missingOfRow(draft, key)),
  ];
}

function missingOfRow(draft: Draft, key: string): Missing[] {
  const row = draft.rows[key]!;
  const label = labelIn(draft, row) || 'Without size and colour';
  return (['price', 'stock'] as const)
    .filter((column) => row[column].trim() === '')
    .map((column) => ({
      label: `${column} of ${label}`,
      field: 'variants',
      cell: `${columnLabels[column]} of ${label}`,
    }));
}
