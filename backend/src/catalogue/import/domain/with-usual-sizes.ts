import type { SizeChart } from '../../sizes/domain/size-chart';
import type { ImportRow, RowError } from './import-row';

interface Checked {
  rows: ImportRow[];
  errors: RowError[];
}

/** Returns the rows with the shop's names of their sizes, and the errors of the other rows. */
export function withUsualSizes(rows: readonly ImportRow[], chart: SizeChart): Checked {
  const checked = rows.map((row) => ({ row: withUsualSize(row, chart), errors: unknownSizes(row, chart) }));
  return {
    rows: checked.flatMap(({ row, errors }) => (errors.length === 0 ? row : [])),
    errors: checked.flatMap(({ errors }) => errors),
  };
}

const unknownSizes = ({ row, size, measures, model }: ImportRow, chart: SizeChart): RowError[] => {
  const given = [
    { column: 'size', sizes: [size] },
    {
      column: 'measures',
      sizes: (measures ?? []).flatMap(({ values }) => values.map((value) => value.size)),
    },
    { column: 'model', sizes: [model?.size] },
  ];
  return given.flatMap(({ column, sizes }) => {
    const unknown = sizes.find((one) => typeof one === 'string' && chart.sizeNamed(one) === undefined);
    if (unknown === undefined || unknown === null) return [];
    const message = `has the size “${unknown}”, which the shop doesn't sell. Add it under Sizes, or correct it`;
    return [{ row, column, message }];
  });
};

function withUsualSize(row: ImportRow, chart: SizeChart): ImportRow {
  const nameOf = (size: string) => chart.sizeNamed(size) ?? size;
  const { size, measures, model } = row;
  return {
    ...row,
    ...(typeof size === 'string' && { size: nameOf(size) }),
    ...(model?.size && { model: { ...model, size: nameOf(model.size) } }),
    ...(measures && {
      measures: measures.map((measure) => ({
        ...measure,
        values: measure.values.map((value) => ({ ...value, size: nameOf(value.size) })),
      })),
    }),
  };
}
