import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { Responds } from '../../../../platform/http/responses';
import { ForAdmins } from '../../../../platform/http/session';
import { RequiresPermission } from '../../../../platform/http/access/permissions';
import { Done } from '../../../../platform/http/wire';
import { ChangesPublicData } from '../../../../platform/response-cache/changes-public-data';
import { EditReturnRules } from '../../application/edit-return-rules';
import { ReturnRulesRepository } from '../../application/ports';
import { AdminReturnRulesResponse, EditReturnRulesBody } from './return-rules.schemas';

@ChangesPublicData()
@Controller('admin/return-rules')
@ApiTags('admin returns')
@ForAdmins()
export class AdminReturnRulesController {
  constructor(
    private readonly rules: ReturnRulesRepository,
    private readonly editReturnRules: EditReturnRules,
  ) {}

  @Get()
  @RequiresPermission('settings.change')
  @Responds(200, AdminReturnRulesResponse)
  async read() {
    const { fee, ...fields } = (await this.rules.find()).state;
    return { success: true, data: { ...fields, fee: fee.toMajor() } };
  }

  @Put()
  @RequiresPermission('settings.change')
  @Responds(200, Done)
  async edit(@Body({ schema: EditReturnRulesBody }) body: z.output<typeof EditReturnRulesBody>) {
    await this.editReturnRules.execute(body);
    return { success: true, message: 'The rules of returns are saved' };
  }
}
