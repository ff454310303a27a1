import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import type { z } from 'zod';
import { RespondsCsv, sendCsv } from '../../../../platform/csv/csv';
import { ForAdmins } from '../../../../platform/http/session';
import { RequiresPermission } from '../../../../platform/http/access/permissions';
import { ShopDays } from '../../../../shared/time/shop-days';
import { ExportedProducts } from '../../application/exported-products';
import { productCsvColumns } from '../../../../catalogue/product-csv';
import { ProductListQuery, listIn } from '../../../listing/adapters/http/listing.schemas';

@Controller('admin/products')
@ApiTags('admin products')
@ForAdmins()
export class ProductExportController {
  constructor(
    private readonly exported: ExportedProducts,
    private readonly days: ShopDays,
  ) {}

  @Get('export')
  @RequiresPermission('catalogue.read')
  @RespondsCsv()
  async export(
    @Query({ schema: ProductListQuery }) query: z.output<typeof ProductListQuery>,
    @Res() response: Response,
  ): Promise<void> {
    const batches = this.exported.batches(listIn(query));
    await sendCsv(response, { name: 'products.csv', days: this.days, columns: productCsvColumns, batches });
  }
}
