import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { Responds } from '../../../../platform/http/responses';
import { Public } from '../../../../platform/http/session';
import { PublicData } from '../../../../platform/response-cache/public-data';
import { ReturnRulesRepository } from '../../application/ports';
import { ReturnRulesQuery, ReturnRulesResponse } from './return-rules.schemas';

@Controller('shop/returns/rules')
@ApiTags('returns')
@Public()
export class ReturnRulesController {
  constructor(private readonly rules: ReturnRulesRepository) {}

  @Get()
  @Responds(200, ReturnRulesResponse)
  @PublicData()
  async read(@Query({ schema: ReturnRulesQuery }) { products }: z.output<typeof ReturnRulesQuery>) {
    const rules = await this.rules.find();
    const { version: _, fee, ...fields } = rules.state;
    return {
      success: true,
      data: { ...fields, fee: fee.toMajor(), exclusions: rules.exclusionsOf(products) },
    };
  }
}
