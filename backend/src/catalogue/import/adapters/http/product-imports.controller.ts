import { Controller, Get, Param, Post, Query, Res, UploadedFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import type { z } from 'zod';
import { RespondsCsv, sendCsv } from '../../../../platform/csv/csv';
import { UnreadableCsv } from '../../../../platform/csv/read-csv';
import { ReceivesCsv } from '../../../../platform/csv/receives-csv';
import { Responds } from '../../../../platform/http/responses';
import { ForAdmins } from '../../../../platform/http/session';
import { RequiresPermission } from '../../../../platform/http/access/permissions';
import { Id } from '../../../../platform/http/wire';
import { ShopDays } from '../../../../shared/time/shop-days';
import { CheckImport } from '../../application/check-import';
import { ConfirmImport } from '../../application/confirm-import';
import { ProductImportRepository } from '../../application/ports';
import { NoSuchImport } from '../../domain/import.errors';
import type { ProductImport } from '../../domain/product-import';
import { productCsvColumns } from '../../../product-csv';
import { resultColumns, resultLines } from './import-result-csv';
import { ImportResultQuery, ProductImportResponse, ProductImportListResponse } from './imports.schemas';
import { summaryOf, viewOf } from './present-import';
import { readProductCsv } from './read-product-csv';
import { templateRows } from './template';

const maxBytes = 10 * 1024 * 1024;

const maxListed = 20;

@Controller('admin/products')
@ApiTags('admin products')
@ForAdmins()
export class ProductImportsController {
  constructor(
    private readonly checkImport: CheckImport,
    private readonly confirmImport: ConfirmImport,
    private readonly imports: ProductImportRepository,
    private readonly days: ShopDays,
  ) {}

  @Get('import/template')
  @RequiresPermission('catalogue.change')
  @RespondsCsv()
  async template(@Res() response: Response): Promise<void> {
    const name = 'products-template.csv';
    await sendCsv(response, {
      name,
      days: this.days,
      columns: productCsvColumns,
      batches: onlyBatch(templateRows),
    });
  }

  @Post('import/check')
  @RequiresPermission('catalogue.change')
  @Responds(201, ProductImportResponse)
  @ReceivesCsv(maxBytes)
  async check(@UploadedFile() file: Express.Multer.File | undefined) {
    if (!file) throw new UnreadableCsv('Choose a CSV file.');
    const fileName = file.originalname.replaceAll('\0', '').slice(0, 200);
    const id = await this.checkImport.execute({ fileName, ...readProductCsv(file.buffer) });
    return this.importResponse(id);
  }

  @Get('import/get')
  @RequiresPermission('catalogue.change')
  @Responds(200, ProductImportListResponse)
  async list() {
    return { success: true, data: (await this.imports.newest(maxListed)).map(summaryOf) };
  }

  @Get('import/get/:id')
  @RequiresPermission('catalogue.change')
  @Responds(200, ProductImportResponse)
  get(@Param('id', { schema: Id }) id: string) {
    return this.importResponse(id);
  }

  @Get('import/result')
  @RequiresPermission('catalogue.change')
  @RespondsCsv()
  async result(
    @Query({ schema: ImportResultQuery }) { id }: z.output<typeof ImportResultQuery>,
    @Res() response: Response,
  ): Promise<void> {
    const { state } = await this.findOrThrow(id);
    const batches = onlyBatch(resultLines(state.plan));
    await sendCsv(response, { name: 'import-result.csv', days: this.days, columns: resultColumns, batches });
  }

  @Post('import/confirm/:id')
  @RequiresPermission('catalogue.change')
  @Responds(200, ProductImportResponse)
  async confirm(@Param('id', { schema: Id }) id: string) {
    await this.confirmImport.execute(id);
    return this.importResponse(id);
  }

  private async importResponse(id: string) {
    const productImport = await this.findOrThrow(id);
    return { success: true, data: viewOf(productImport, await this.imports.progress(id)) };
  }

  private async findOrThrow(id: string): Promise<ProductImport> {
    const productImport = await this.imports.find(id);
    if (!productImport) throw new NoSuchImport();
    return productImport;
  }
}

async function* onlyBatch<Row>(rows: Row[]): AsyncGenerator<Row[]> {
  yield rows;
}
