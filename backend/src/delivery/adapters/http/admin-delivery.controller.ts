import { Body, Controller, Delete, Get, Param, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { ShopCountry } from '../../../content/shop-country';
import { Responds } from '../../../platform/http/responses';
import { ForAdmins } from '../../../platform/http/session';
import { RequiresPermission } from '../../../platform/http/access/permissions';
import { Done, Id } from '../../../platform/http/wire';
import { Clock } from '../../../shared/time/clock';
import { ShopDays } from '../../../shared/time/shop-days';
import { AddMethod } from '../../application/add-method';
import { AddZone } from '../../application/add-zone';
import { DeleteMethod } from '../../application/delete-method';
import { DeleteZone } from '../../application/delete-zone';
import { EditCalendar } from '../../application/edit-calendar';
import { EditMethod } from '../../application/edit-method';
import { EditZone } from '../../application/edit-zone';
import { JudgeMethods, offersAmong, refusedAmong } from '../../application/judge-methods';
import { DeliveryTables } from '../../application/ports';
import { offerView } from '../../offer.view';
import { methodView } from './delivery-views';
import {
  AddedResponse,
  AddMethodBody,
  AddZoneBody,
  DeliveryResponse,
  EditCalendarBody,
  EditMethodBody,
  EditZoneBody,
  TrialQuery,
  TrialResponse,
} from './delivery.schemas';
import { ChangesPublicData } from '../../../platform/response-cache/changes-public-data';

@ChangesPublicData()
@Controller('admin/delivery')
@ApiTags('admin delivery')
@ForAdmins()
export class AdminDeliveryController {
  constructor(
    private readonly tables: DeliveryTables,
    private readonly judgeMethods: JudgeMethods,
    private readonly shopCountry: ShopCountry,
    private readonly shopDays: ShopDays,
    private readonly clock: Clock,
    private readonly addZone: AddZone,
    private readonly editZone: EditZone,
    private readonly deleteZone: DeleteZone,
    private readonly addMethod: AddMethod,
    private readonly editMethod: EditMethod,
    private readonly deleteMethod: DeleteMethod,
    private readonly editCalendar: EditCalendar,
  ) {}

  @Get()
  @RequiresPermission('settings.change', 'content.change')
  @Responds(200, DeliveryResponse)
  async all() {
    const { zones, methods, calendar } = await this.tables.read();
    const data = {
      timeZone: this.shopDays.timeZone,
      country: await this.shopCountry.current(),
      zones: zones.map(({ state }) => state),
      methods: methods.map(({ state }) => methodView(state)),
      calendar: calendar.state,
    };
    return { success: true, data };
  }

  /** Tries a cart and shows its delivery prices and dates. */
  @Get('trial')
  @RequiresPermission('settings.change')
  @Responds(200, TrialResponse)
  async trial(
    @Query({ schema: TrialQuery }) { subtotal, grams, at: local, ...address }: z.output<typeof TrialQuery>,
  ) {
    const at = local === undefined ? this.clock.now() : this.shopDays.momentAt(local);
    const { country = await this.shopCountry.current(), postcode } = address;
    const judged = await this.judgeMethods.execute({
      destination: { country, postcode },
      goods: { subtotal, grams },
      at,
    });
    const data = {
      zoneId: judged.zone?.state.id ?? null,
      at: at.toISOString(),
      offers: offersAmong(judged).map(offerView),
      refused: refusedAmong(judged),
    };
    return { success: true, data };
  }

  @Post('zones')
  @RequiresPermission('settings.change')
  @Responds(201, AddedResponse)
  async postZone(@Body({ schema: AddZoneBody }) body: z.output<typeof AddZoneBody>) {
    return { success: true, data: { id: await this.addZone.execute(body) } };
  }

  @Put('zones/:id')
  @RequiresPermission('settings.change')
  @Responds(200, Done)
  async putZone(
    @Param('id', { schema: Id }) id: string,
    @Body({ schema: EditZoneBody }) body: z.output<typeof EditZoneBody>,
  ) {
    await this.editZone.execute({ id, ...body });
    return { success: true, message: 'Zone saved' };
  }

  @Delete('zones/:id')
  @RequiresPermission('settings.change')
  @Responds(200, Done)
  async removeZone(@Param('id', { schema: Id }) id: string) {
    await this.deleteZone.execute(id);
    return { success: true, message: 'Zone deleted' };
  }

  @Post('methods')
  @RequiresPermission('settings.change')
  @Responds(201, AddedResponse)
  async postMethod(@Body({ schema: AddMethodBody }) body: z.output<typeof AddMethodBody>) {
    return { success: true, data: { id: await this.addMethod.execute(body) } };
  }

  @Put('methods/:id')
  @RequiresPermission('settings.change')
  @Responds(200, Done)
  async putMethod(
    @Param('id', { schema: Id }) id: string,
    @Body({ schema: EditMethodBody }) body: z.output<typeof EditMethodBody>,
  ) {
    await this.editMethod.execute({ id, ...body });
    return { success: true, message: 'Delivery method saved' };
  }

  @Delete('methods/:id')
  @RequiresPermission('settings.change')
  @Responds(200, Done)
  async removeMethod(@Param('id', { schema: Id }) id: string) {
    await this.deleteMethod.execute(id);
    return { success: true, message: 'Delivery method deleted' };
  }

  @Put('calendar')
  @RequiresPermission('settings.change')
  @Responds(200, Done)
  async putCalendar(@Body({ schema: EditCalendarBody }) body: z.output<typeof EditCalendarBody>) {
    await this.editCalendar.execute(body);
    return { success: true, message: 'Calendar saved' };
  }
}
