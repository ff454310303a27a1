import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { jsonResponse, type JsonResponse, Responds, RespondsJson } from '../../../../platform/http/responses';
import { ForAdmins } from '../../../../platform/http/session';
import { RequiresPermission } from '../../../../platform/http/access/permissions';
import { Done } from '../../../../platform/http/wire';
import { EditSizes } from '../../application/edit-sizes';
import { SizeQueries } from '../../application/ports';
import { AdminSizeChartResponse, EditSizesBody } from './sizes.schemas';
import { ChangesPublicData } from '../../../../platform/response-cache/changes-public-data';

@ChangesPublicData()
@Controller('admin/sizes')
@ApiTags('admin sizes')
@ForAdmins()
export class AdminSizesController {
  constructor(
    private readonly sizes: SizeQueries,
    private readonly editSizes: EditSizes,
  ) {}

  @Get()
  @RequiresPermission('catalogue.read')
  @RespondsJson(200, AdminSizeChartResponse)
  async chart(): Promise<JsonResponse> {
    return jsonResponse(await this.sizes.chartForAdmin());
  }

  @Put()
  @RequiresPermission('catalogue.change')
  @Responds(200, Done)
  async edit(
    @Body({ schema: EditSizesBody }) { version: seenVersion, scales }: z.output<typeof EditSizesBody>,
  ) {
    await this.editSizes.execute({ scales, seenVersion });
    return { success: true, message: 'Sizes updated successfully' };
  }
}
