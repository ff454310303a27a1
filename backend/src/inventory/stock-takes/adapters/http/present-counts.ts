import type { CountsPreview } from '../../application/preview-counts';
import type { LineInFile } from '../../application/stock-take-queries';
import type { MatchedRow } from '../../domain/counted-rows';
import type { CountFile } from './count-file';
import type { CountInFileView, CountsPreviewView } from './count-file.schemas';

/** Nobody reads more rows. */
const mostListed = 200;

export function presentCountsPreview(
  { matched, problems, readAt }: CountsPreview,
  file: CountFile,
): CountsPreviewView {
  const toRecord = matched.filter(({ effect }) => effect !== 'same');
  const isReplaced = ({ effect }: MatchedRow<LineInFile>) => effect === 'replaced';
  const counts = [...toRecord.filter(isReplaced), ...toRecord.filter((one) => !isReplaced(one))];
  const errors = [...file.problems, ...problems].toSorted((one, other) => one.row - other.row);
  return {
    toRecord: toRecord.length,
    replaced: toRecord.filter(isReplaced).length,
    same: matched.length - toRecord.length,
    refused: errors.length,
    blank: file.blank,
    readAt: readAt.toISOString(),
    counts: counts.slice(0, mostListed).map(presentCount),
    errors: errors.slice(0, mostListed),
  };
}

function presentCount({ row, counted, effect, line }: MatchedRow<LineInFile>): CountInFileView {
  const { variantId, productId, title, size, colour, sku, countedAt, countedByName } = line;
  const earlier = { at: countedAt?.toISOString() ?? null, by: countedByName };
  return {
    ...{ row, variantId, productId, title, size, colour, sku, counted, effect },
    earlier: line.counted === null ? null : { counted: line.counted, ...earlier },
  };
}
