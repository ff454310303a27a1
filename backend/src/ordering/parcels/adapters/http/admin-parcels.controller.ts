import { Body, Controller, Param, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { Responds } from '../../../../platform/http/responses';
import { ForAdmins } from '../../../../platform/http/session';
import { RequiresPermission } from '../../../../platform/http/access/permissions';
import { Done, Id } from '../../../../platform/http/wire';
import { refusalOrThrow } from '../../../../shared/domain-error';
import { LoseParcel } from '../../application/lose-parcel';
import { MoveParcel } from '../../application/move-parcel';
import { PackParcel } from '../../application/pack-parcel';
import { TrackParcel } from '../../application/track-parcel';
import type { ChosenParcelStatus } from '../../domain/parcel';
import {
  MovedParcelsResponse,
  MoveParcelBody,
  MoveParcelsBody,
  PackedParcelResponse,
  PackParcelBody,
  ParcelStatusParam,
  TrackParcelBody,
} from './parcels.schemas';
import { ChangesPublicData } from '../../../../platform/response-cache/changes-public-data';

@ChangesPublicData()
@Controller('admin')
@ApiTags('admin parcels')
@ForAdmins()
export class AdminParcelsController {
  constructor(
    private readonly packParcel: PackParcel,
    private readonly moveParcel: MoveParcel,
    private readonly loseParcel: LoseParcel,
    private readonly trackParcel: TrackParcel,
  ) {}

  @Post('orders/:id/parcels')
  @RequiresPermission('orders.ship')
  @Responds(201, PackedParcelResponse)
  async pack(
    @Param('id', { schema: Id }) orderId: string,
    @Body({ schema: PackParcelBody }) { pieces, sent = false }: z.output<typeof PackParcelBody>,
  ) {
    const parcelId = await this.packParcel.execute({ orderId, pieces, isSent: sent });
    return {
      success: true,
      message: sent ? 'The parcel is sent' : 'The parcel is packed',
      data: { parcelId },
    };
  }

  @Put('parcels/move-on')
  @RequiresPermission('orders.ship')
  @Responds(200, MovedParcelsResponse)
  async moveMany(@Body({ schema: MoveParcelsBody }) { parcelIds, status }: z.output<typeof MoveParcelsBody>) {
    const moved = [];
    for (const parcelId of new Set(parcelIds)) moved.push(await this.moveOrRefuse(parcelId, status));
    return { success: true, data: moved };
  }

  @Put('parcels/:id')
  @RequiresPermission('orders.ship')
  @Responds(200, Done)
  async track(
    @Param('id', { schema: Id }) parcelId: string,
    @Body({ schema: TrackParcelBody }) tracking: z.output<typeof TrackParcelBody>,
  ) {
    const { trackingAddress, sent = false, ...same } = tracking;
    await this.trackParcel.execute({ parcelId, ...same, trackingAddress, isSent: sent });
    return { success: true, message: sent ? 'The parcel is sent' : 'The tracking number is saved' };
  }

  @Post('parcels/:id/:status')
  @RequiresPermission('orders.ship')
  @Responds(200, Done)
  async move(
    @Param('id', { schema: Id }) parcelId: string,
    @Param('status', { schema: ParcelStatusParam }) status: ChosenParcelStatus,
    @Body({ schema: MoveParcelBody }) body: z.output<typeof MoveParcelBody>,
  ) {
    const { seen, remedy = 'send-again' } = body ?? {};
    if (status === 'lost') await this.loseParcel.execute({ parcelId, remedy, seen });
    else await this.moveParcel.execute({ parcelId, status, seen });
    return { success: true, message: `The parcel is ${status}` };
  }

  private async moveOrRefuse(parcelId: string, status: Exclude<ChosenParcelStatus, 'lost'>) {
    const refusal = await this.moveParcel
      .execute({ parcelId, status })
      .then(() => undefined)
      .catch(refusalOrThrow);
    return { parcelId, refusal: refusal ? { code: refusal.code, message: refusal.message } : null };
  }
}
