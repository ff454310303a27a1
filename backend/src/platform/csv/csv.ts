import { Readable } from 'node:stream';
import { applyDecorators } from '@nestjs/common';
import { ApiDefaultResponse, ApiOkResponse } from '@nestjs/swagger';
import { stringify } from 'csv-stringify';
import type { Response } from 'express';
import type { ShopDays } from '../../shared/time/shop-days';
import { streamTo } from '../http/stream-to';
import { Refusal } from '../http/wire';

/** A moment is written as the shop's clocks show it. */
type CsvValue = string | number | Date | null;

export interface CsvColumn<Row> {
  /** The name of the column in the first line. */
  name: string;
  value: (row: Row) => CsvValue;
}

interface CsvFile<Row> {
  /** The file's name is like `orders.csv`. */
  name: string;
  /** The days of the shop. */
  days: ShopDays;
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
  { name, days, columns, batches }: CsvFile<Row>,
): Promise<void> {
  // A request that is to be refused fails here, while the response can still say so.
  const first = await batches.next();
  response.set('Content-Type', 'text/csv; charset=utf-8');
  response.attachment(name);
  const record = (row: Row) =>
    columns.map(({ value }) => {
      const written = value(row);
      return written instanceof Date ? days.clockAt(written) : written;
    });
  const records = recordsOf(first, batches, record);
  const csv = stringify({
    header: true,
    columns: columns.map((column) => column.name),
    escape_formulas: true,
    // Without it, Excel takes the file for the encoding of its country.
    bom: true,
  });
  await streamTo(response, Readable.from(records), csv);
}

async function* recordsOf<Row, Written>(
  first: IteratorResult<Row[]>,
  batches: AsyncGenerator<Row[]>,
  record: (row: Row) => Written,
): AsyncGenerator<Written> {
  if (first.done) return;
  for (const row of first.value) yield record(row);
  for await (const batch of batches) for (const row of batch) yield record(row);
}
