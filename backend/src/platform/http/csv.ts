import { Readable } from 'node:stream';
import { applyDecorators } from '@nestjs/common';
import { ApiDefaultResponse, ApiOkResponse } from '@nestjs/swagger';
import { stringify } from 'csv-stringify';
import type { Response } from 'express';
import { streamTo } from './stream-to';
import { Refusal } from './wire';

export interface CsvColumn<Row> {
  /** As the first line names it. */
  name: string;
  value: (row: Row) => string | number | null;
}

interface CsvFile<Row> {
  /** `orders.csv` */
  name: string;
  columns: CsvColumn<Row>[];
  batches: AsyncGenerator<Row[]>;
}

/** A download of CSV; the method sends it with `sendCsv` and `@Res()`. */
export const RespondsCsv = () =>
  applyDecorators(
    ApiOkResponse({ content: { 'text/csv': { schema: { type: 'string' } } } }),
    ApiDefaultResponse({ standardSchema: Refusal }),
  );

/** Row by row, so that memory does not grow with the file. Reading ends when the client goes away. */
export async function sendCsv<Row>(
  response: Response,
  { name, columns, batches }: CsvFile<Row>,
): Promise<void> {
  // What can be refused fails here, while the response can still say so.
  const first = await batches.next();
  response.set('Content-Type', 'text/csv; charset=utf-8');
  response.attachment(name);
  const records = recordsOf(columns, first, batches);
  const csv = stringify({
    header: true,
    columns: columns.map((column) => column.name),
    escape_formulas: true,
    // Without it, Excel takes the file for the encoding of its country.
    bom: true,
  });
  await streamTo(response, Readable.from(records), csv);
}

async function* recordsOf<Row>(
  columns: CsvColumn<Row>[],
  first: IteratorResult<Row[]>,
  batches: AsyncGenerator<Row[]>,
): AsyncGenerator<(string | number | null)[]> {
  const record = (row: Row) => columns.map(({ value }) => value(row));
  if (first.done) return;
  for (const row of first.value) yield record(row);
  for await (const batch of batches) for (const row of batch) yield record(row);
}
