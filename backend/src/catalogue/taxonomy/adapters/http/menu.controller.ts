import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { jsonResponse, type JsonResponse, RespondsJson } from '../../../../platform/http/responses';
import { Public } from '../../../../platform/http/session';
import { PublicData } from '../../../../platform/response-cache/public-data';
import { TaxonomyQueries } from '../../../taxonomy-queries';
import { MenuResponse } from './taxonomy.schemas';

@Controller('shop/menu')
@ApiTags('shop menu')
@Public()
export class MenuController {
  constructor(private readonly taxonomy: TaxonomyQueries) {}

  @Get()
  @RespondsJson(200, MenuResponse)
  @PublicData()
  async menu(): Promise<JsonResponse> {
    return jsonResponse(await this.taxonomy.menu());
  }
}
