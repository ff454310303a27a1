import { Controller, Get, HttpCode, Param, Post, Query, Res, UploadedFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import type { z } from 'zod';
import { RespondsCsv, sendCsv } from '../../../../platform/csv/csv';
import { UnreadableCsv } from '../../../../platform/csv/read-csv';
import { ReceivesCsv } from '../../../../platform/csv/receives-csv';
import { RequiresPermission } from '../../../../platform/http/access/permissions';
import { Responds } from '../../../../platform/http/responses';
import { ForAdmins } from '../../../../platform/http/session';
import { Id } from '../../../../platform/http/wire';
import { ShopDays } from '../../../../shared/time/shop-days';
import { PreviewCounts } from '../../application/preview-counts';
import { RecordCounts } from '../../application/record-counts';
import { StockTakeQueries } from '../../application/stock-take-queries';
import { NoSuchStockTake } from '../../domain/stock-take.errors';
import { countingListColumns, readCountFile } from './count-file';
import {
  CountingListQuery,
  CountsPreviewResponse,
  CountsRecordedResponse,
  RecordCountsQuery,
} from './count-file.schemas';
import { presentCountsPreview } from './present-counts';

/** The longest list, with long titles. */
const maxBytes = 4 * 1024 * 1024;

/** The counting list goes to a spreadsheet, and comes back with its numbers. */
@Controller('admin/stock-takes')
@ApiTags('admin products')
@ForAdmins()
export class CountFileController {
  constructor(
    private readonly stockTakes: StockTakeQueries,
    private readonly previewCounts: PreviewCounts,
    private readonly recordCounts: RecordCounts,
    private readonly days: ShopDays,
  ) {}

  /** In the order of SKUs. */
  @Get('export')
  @RequiresPermission('stock.read')
  @RespondsCsv()
  async export(
    @Query({ schema: CountingListQuery }) { id: stockTakeId, filter }: z.output<typeof CountingListQuery>,
    @Res() response: Response,
  ): Promise<void> {
    if (!(await this.stockTakes.find(stockTakeId))) throw new NoSuchStockTake();
    const batches = this.stockTakes.batches({ stockTakeId, words: [], code: undefined, filter });
    const name = 'counting-list.csv';
    await sendCsv(response, { name, days: this.days, columns: countingListColumns, batches });
  }

  @Post(':id/counts/read')
  @RequiresPermission('stock.change')
  @HttpCode(200)
  @Responds(200, CountsPreviewResponse)
  @ReceivesCsv(maxBytes)
  async read(
    @Param('id', { schema: Id }) stockTakeId: string,
    @UploadedFile() upload: Express.Multer.File | undefined,
  ) {
    const file = fileIn(upload);
    const preview = await this.previewCounts.execute({ stockTakeId, rows: file.rows });
    return { success: true, data: presentCountsPreview(preview, file) };
  }

  /** Nothing is booked, and a number that came after `seenAt` is not replaced. A repeated request with the same file changes nothing. */
  @Post(':id/counts')
  @RequiresPermission('stock.change')
  @HttpCode(200)
  @Responds(200, CountsRecordedResponse)
  @ReceivesCsv(maxBytes)
  async record(
    @Param('id', { schema: Id }) stockTakeId: string,
    @Query({ schema: RecordCountsQuery }) { seenAt }: z.output<typeof RecordCountsQuery>,
    @UploadedFile() upload: Express.Multer.File | undefined,
  ) {
    const { rows, problems, blank } = fileIn(upload);
    const { refused, ...recorded } = await this.recordCounts.execute({
      ...{ stockTakeId, rows },
      seenAt: seenAt === undefined ? undefined : new Date(seenAt),
    });
    return { success: true, data: { ...recorded, refused: refused + problems.length, blank } };
  }
}

/** @throws UnreadableCsv */
function fileIn(upload: Express.Multer.File | undefined) {
  if (!upload) throw new UnreadableCsv('Choose a CSV file.');
  return readCountFile(upload.buffer);
}
