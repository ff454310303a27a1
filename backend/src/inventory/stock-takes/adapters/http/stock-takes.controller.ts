import { Body, Controller, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { RequiresPermission } from '../../../../platform/http/access/permissions';
import { Responds } from '../../../../platform/http/responses';
import { ForAdmins } from '../../../../platform/http/session';
import { Done, Id } from '../../../../platform/http/wire';
import { AbandonStockTake } from '../../application/abandon-stock-take';
import { BookStockTake } from '../../application/book-stock-take';
import { CountLine } from '../../application/count-line';
import { OpenStockTake } from '../../application/open-stock-take';
import { PreviewStockTake } from '../../application/preview-stock-take';
import { StockTakeQueries } from '../../application/stock-take-queries';
import { NoSuchStockTake } from '../../domain/stock-take.errors';
import { presentCounted, presentFigures, presentLine, presentStockTake } from './present-stock-take';
import {
  BookStockTakeBody,
  CountLineBody,
  LineCountedResponse,
  OpenedStockTakeResponse,
  OpenStockTakeBody,
  PreviewStockTakeBody,
  StockTakeLinesQuery,
  StockTakeLinesResponse,
  StockTakePreviewResponse,
  StockTakeResponse,
  StockTakesQuery,
  StockTakesResponse,
} from './stock-takes.schemas';

const usualPageSize = 50;

/** Stock is counted by lists, and a job books the differences. */
@Controller('admin/stock-takes')
@ApiTags('admin products')
@ForAdmins()
export class StockTakesController {
  constructor(
    private readonly stockTakes: StockTakeQueries,
    private readonly previewStockTake: PreviewStockTake,
    private readonly openStockTake: OpenStockTake,
    private readonly countLine: CountLine,
    private readonly bookStockTake: BookStockTake,
    private readonly abandonStockTake: AbandonStockTake,
  ) {}

  @Get()
  @RequiresPermission('stock.read')
  @Responds(200, StockTakesResponse)
  async list(@Query({ schema: StockTakesQuery }) query: z.output<typeof StockTakesQuery>) {
    const { state: states, sort, limit = usualPageSize, cursor } = query;
    const { stockTakes, meta } = await this.stockTakes.page({ states, sort }, { limit, cursor });
    return { success: true, data: stockTakes.map(presentStockTake), meta };
  }

  @Post('preview')
  @RequiresPermission('stock.change')
  @HttpCode(200)
  @Responds(200, StockTakePreviewResponse)
  async preview(@Body({ schema: PreviewStockTakeBody }) { scope }: z.output<typeof PreviewStockTakeBody>) {
    return { success: true, data: await this.previewStockTake.execute(scope) };
  }

  @Post()
  @RequiresPermission('stock.change')
  @Responds(201, OpenedStockTakeResponse)
  async open(@Body({ schema: OpenStockTakeBody }) { scope }: z.output<typeof OpenStockTakeBody>) {
    return { success: true, data: { _id: await this.openStockTake.execute(scope) } };
  }

  @Get(':id')
  @RequiresPermission('stock.read')
  @Responds(200, StockTakeResponse)
  async find(@Param('id', { schema: Id }) id: string) {
    const stockTake = await this.stockTakes.find(id);
    if (!stockTake) throw new NoSuchStockTake();
    const figures = presentFigures(await this.stockTakes.figuresOf(id));
    return { success: true, data: { ...presentStockTake(stockTake), figures } };
  }

  /** In the order of SKUs. */
  @Get(':id/lines')
  @RequiresPermission('stock.read')
  @Responds(200, StockTakeLinesResponse)
  async lines(
    @Param('id', { schema: Id }) stockTakeId: string,
    @Query({ schema: StockTakeLinesQuery }) query: z.output<typeof StockTakeLinesQuery>,
  ) {
    const { q: words, code, filter, limit = usualPageSize, cursor } = query;
    const { lines, meta } = await this.stockTakes.lines(
      { stockTakeId, words, code: code || undefined, filter },
      { limit, cursor },
    );
    return { success: true, data: lines.map(presentLine), meta };
  }

  @Put(':id/lines/:variantId')
  @RequiresPermission('stock.change')
  @Responds(200, LineCountedResponse)
  async count(
    @Param('id', { schema: Id }) stockTakeId: string,
    @Param('variantId', { schema: Id }) variantId: string,
    @Body({ schema: CountLineBody }) { counted }: z.output<typeof CountLineBody>,
  ) {
    const outcome = await this.countLine.execute({ stockTakeId, variantId, counted });
    return { success: true, data: presentCounted(outcome) };
  }

  @Post(':id/book')
  @RequiresPermission('stock.change')
  @HttpCode(200)
  @Responds(200, Done)
  async book(
    @Param('id', { schema: Id }) stockTakeId: string,
    @Body({ schema: BookStockTakeBody }) { reason }: z.output<typeof BookStockTakeBody>,
  ) {
    await this.bookStockTake.execute({ stockTakeId, reason });
    return { success: true, message: 'The differences are being booked' };
  }

  @Post(':id/abandon')
  @RequiresPermission('stock.change')
  @HttpCode(200)
  @Responds(200, Done)
  async abandon(@Param('id', { schema: Id }) stockTakeId: string) {
    await this.abandonStockTake.execute({ stockTakeId });
    return { success: true, message: 'The stock-take is abandoned. Nothing was booked' };
  }
}
