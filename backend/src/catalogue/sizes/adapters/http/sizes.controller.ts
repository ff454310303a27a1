import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { jsonResponse, type JsonResponse, RespondsJson } from '../../../../platform/http/responses';
import { Public } from '../../../../platform/http/session';
import { PublicData } from '../../../../platform/response-cache/public-data';
import { SizeQueries } from '../../application/ports';
import { SizeChartResponse } from './sizes.schemas';

@Controller('shop/sizes')
@ApiTags('shop sizes')
@Public()
export class SizesController {
  constructor(private readonly sizes: SizeQueries) {}

  @Get()
  @RespondsJson(200, SizeChartResponse)
  @PublicData()
  async chart(): Promise<JsonResponse> {
    return jsonResponse(await this.sizes.chart());
  }
}
