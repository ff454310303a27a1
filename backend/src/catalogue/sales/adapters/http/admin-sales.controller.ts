import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { RequiresPermission } from '../../../../platform/http/access/permissions';
import { Responds } from '../../../../platform/http/responses';
import { ForAdmins } from '../../../../platform/http/session';
import { Done, Id, momentOf } from '../../../../platform/http/wire';
import { ShopDays } from '../../../../shared/time/shop-days';
import { DeleteSale } from '../../application/delete-sale';
import { EditSale } from '../../application/edit-sale';
import { PlanSale } from '../../application/plan-sale';
import { PreviewSale } from '../../application/preview-sale';
import { SaleQueries } from '../../application/sale-queries';
import { StopSale } from '../../application/stop-sale';
import { NoSuchSale } from '../../domain/sale.errors';
import { presentPreview, presentSale } from './present-sale';
import {
  AddedSaleResponse,
  AddSaleBody,
  DeleteSaleQuery,
  EditSaleBody,
  PreviewSaleBody,
  SalePreviewResponse,
  SaleResponse,
  SalesQuery,
  SalesResponse,
  StopSaleBody,
} from './sales.schemas';

const usualPageSize = 50;

/** Sales of a collection, a brand, a category or chosen products, with a start and an end. A job changes the prices. */
@Controller('admin/sales')
@ApiTags('admin sales')
@ForAdmins()
export class AdminSalesController {
  constructor(
    private readonly sales: SaleQueries,
    private readonly planSale: PlanSale,
    private readonly editSale: EditSale,
    private readonly stopSale: StopSale,
    private readonly deleteSale: DeleteSale,
    private readonly previewSale: PreviewSale,
    private readonly days: ShopDays,
  ) {}

  @Get()
  @RequiresPermission('catalogue.read')
  @Responds(200, SalesResponse)
  async list(@Query({ schema: SalesQuery }) query: z.output<typeof SalesQuery>) {
    const { q: words, state: states, sort, limit = usualPageSize, cursor } = query;
    const { sales, meta } = await this.sales.page({ words, states, sort }, { limit, cursor });
    return { success: true, data: sales.map(presentSale), meta };
  }

  @Get(':id')
  @RequiresPermission('catalogue.read')
  @Responds(200, SaleResponse)
  async find(@Param('id', { schema: Id }) id: string) {
    const sale = await this.sales.find(id);
    if (!sale) throw new NoSuchSale();
    return { success: true, data: presentSale(sale) };
  }

  @Post()
  @RequiresPermission('catalogue.change')
  @Responds(201, AddedSaleResponse)
  async add(@Body({ schema: AddSaleBody }) { name, ...body }: z.output<typeof AddSaleBody>) {
    const _id = await this.planSale.execute({ name, ...this.reductionIn(body) });
    return { success: true, message: 'Sale added successfully', data: { _id } };
  }

  /** Shows what the sale would do if it started now, a page of variants at a time; it changes nothing. */
  @Post('preview')
  @RequiresPermission('catalogue.change')
  @HttpCode(200)
  @Responds(200, SalePreviewResponse)
  async preview(@Body({ schema: PreviewSaleBody }) body: z.output<typeof PreviewSaleBody>) {
    const { saleId = null, after = null, ...given } = body;
    const { startsAt, ...reduction } = this.reductionIn(given);
    const preview = await this.previewSale.execute({
      ...reduction,
      startsAt: startsAt ?? new Date(0),
      saleId,
      after,
    });
    return { success: true, data: presentPreview(preview) };
  }

  @Put(':id')
  @RequiresPermission('catalogue.change')
  @Responds(200, Done)
  async edit(
    @Param('id', { schema: Id }) saleId: string,
    @Body({ schema: EditSaleBody }) body: z.output<typeof EditSaleBody>,
  ) {
    const { name, version: seenVersion, ...given } = body;
    await this.editSale.execute({ saleId, seenVersion, name, ...this.reductionIn(given) });
    return { success: true, message: 'Sale updated successfully' };
  }

  @Post(':id/stop')
  @RequiresPermission('catalogue.change')
  @HttpCode(200)
  @Responds(200, Done)
  async stop(
    @Param('id', { schema: Id }) saleId: string,
    @Body({ schema: StopSaleBody }) { version: seenVersion }: z.output<typeof StopSaleBody>,
  ) {
    await this.stopSale.execute({ saleId, seenVersion });
    return { success: true, message: 'Sale stopped. The prices of before come back now.' };
  }

  @Delete(':id')
  @RequiresPermission('catalogue.change')
  @Responds(200, Done)
  async delete(
    @Param('id', { schema: Id }) saleId: string,
    @Query({ schema: DeleteSaleQuery }) { version: seenVersion }: z.output<typeof DeleteSaleQuery>,
  ) {
    await this.deleteSale.execute({ saleId, seenVersion });
    return { success: true, message: 'Sale deleted successfully' };
  }

  private reductionIn(body: Omit<z.output<typeof PreviewSaleBody>, 'saleId' | 'after'>) {
    const { target, rule, startsAt, endsAt } = body;
    return {
      target,
      rule,
      startsAt: startsAt ? momentOf(startsAt, this.days) : null,
      endsAt: momentOf(endsAt, this.days),
    };
  }
}
