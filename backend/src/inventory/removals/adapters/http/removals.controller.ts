import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { type CsvRow, readCsv } from '../../../../platform/csv/read-csv';
import { readCsvRow } from '../../../../platform/csv/read-csv-row';
import { Responds } from '../../../../platform/http/responses';
import { ForAdmins } from '../../../../platform/http/session';
import { RequiresPermission } from '../../../../platform/http/access/permissions';
import { Done } from '../../../../platform/http/wire';
import { ChangesPublicData } from '../../../../platform/response-cache/changes-public-data';
import { PreviewRemoval } from '../../application/preview-removal';
import { RemovePieces } from '../../application/remove-pieces';
import {
  maxRemoved,
  ReadRemovalCsvBody,
  ReadRemovalCsvResponse,
  RemovalCsvRow,
  RemovePiecesBody,
} from './removals.schemas';

const format = {
  columns: ['sku', 'gtin', 'pieces'],
  /** The names that tills and scanners use. */
  aliases: new Map([
    ['ean', 'gtin'],
    ['upc', 'gtin'],
    ['barcode', 'gtin'],
    ['quantity', 'pieces'],
    ['qty', 'pieces'],
  ]),
  maxRows: maxRemoved,
};

/** Pieces that leave the shelf without an order. */
@Controller('admin/stock/removals')
@ApiTags('admin products')
@ForAdmins()
export class RemovalsController {
  constructor(
    private readonly removePieces: RemovePieces,
    private readonly previewRemoval: PreviewRemoval,
  ) {}

  @Post()
  @RequiresPermission('stock.change')
  @ChangesPublicData()
  @Responds(200, Done)
  async remove(@Body({ schema: RemovePiecesBody }) body: z.output<typeof RemovePiecesBody>) {
    const { _id: id, cause, note = null, pieces } = body;
    await this.removePieces.execute({ id, cause, note: note || null, pieces });
    return { success: true, message: 'The pieces are off the shelf' };
  }

  @Post('read')
  @RequiresPermission('stock.change')
  @Responds(200, ReadRemovalCsvResponse)
  async read(@Body({ schema: ReadRemovalCsvBody }) { csv }: z.output<typeof ReadRemovalCsvBody>) {
    const rows = readCsv(Buffer.from(csv), format).map(rowOf);
    const preview = await this.previewRemoval.execute(rows.flatMap(({ value }) => value ?? []));
    const errors = [...rows.flatMap((one) => one.errors), ...preview.errors];
    return {
      success: true,
      data: { pieces: preview.pieces, errors: errors.sort((one, other) => one.row - other.row) },
    };
  }
}

function rowOf(csvRow: CsvRow) {
  const { value, errors } = readCsvRow(csvRow, RemovalCsvRow);
  return {
    value: value && { ...value, row: csvRow.row },
    errors: errors.map(({ row, column, message }) => ({ row, message: `${column ?? 'row'} ${message}` })),
  };
}
