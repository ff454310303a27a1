import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { type JsonResponse, jsonResponse, Responds, RespondsJson } from '../../../platform/http/responses';
import { ForAdmins } from '../../../platform/http/session';
import { RequiresPermission } from '../../../platform/http/access/permissions';
import { EditSetting } from '../../application/edit-setting';
import { ContentQueries } from '../../application/ports';
import type { SettingName, SettingValues } from '../../domain/setting';
import { SavedResponse } from './pages.schemas';
import {
  EditHomeSectionsBody,
  EditShopDetailsBody,
  HomeSectionsResponse,
  ShopDetailsResponse,
} from './settings.schemas';
import { ChangesPublicData } from '../../../platform/response-cache/changes-public-data';

@ChangesPublicData()
@Controller('admin')
@ApiTags('admin shop')
@ForAdmins()
export class SettingsController {
  constructor(
    private readonly content: ContentQueries,
    private readonly editSetting: EditSetting,
  ) {}

  /** The name and the address stand on printed orders and packing slips, too. */
  @Get('shop-details')
  @RequiresPermission('settings.change', 'orders.read')
  @RespondsJson(200, ShopDetailsResponse)
  details(): Promise<JsonResponse> {
    return this.setting('shop-details');
  }

  @Put('shop-details')
  @RequiresPermission('settings.change')
  @Responds(200, SavedResponse)
  editDetails(
    @Body({ schema: EditShopDetailsBody }) { version, ...value }: z.output<typeof EditShopDetailsBody>,
  ) {
    return this.save('shop-details', version, value);
  }

  @Get('home-sections')
  @RequiresPermission('content.change')
  @RespondsJson(200, HomeSectionsResponse)
  sections(): Promise<JsonResponse> {
    return this.setting('home-sections');
  }

  @Put('home-sections')
  @RequiresPermission('content.change')
  @Responds(200, SavedResponse)
  editSections(
    @Body({ schema: EditHomeSectionsBody }) { version, ...value }: z.output<typeof EditHomeSectionsBody>,
  ) {
    return this.save('home-sections', version, value);
  }

  private async setting(name: SettingName): Promise<JsonResponse> {
    return jsonResponse(await this.content.setting(name));
  }

  private async save<Name extends SettingName>(
    name: Name,
    version: number,
    value: Partial<SettingValues[Name]>,
  ) {
    return { success: true, data: { version: await this.editSetting.execute({ name, version, value }) } };
  }
}
