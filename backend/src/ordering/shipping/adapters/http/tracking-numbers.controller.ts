import { Body, Controller, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { Responds } from '../../../../platform/http/responses';
import { ForAdmins } from '../../../../platform/http/session';
import { RequiresPermission } from '../../../../platform/http/access/permissions';
import { refusalOrThrow } from '../../../../shared/domain-error';
import {
  ReadTrackingCsvBody,
  ReadTrackingCsvResponse,
  TrackedParcelsResponse,
  TrackParcelsBody,
} from '../../../parcels/adapters/http/parcels.schemas';
import { type PreviewedTracking, PreviewTracking } from '../../application/preview-tracking';
import { TrackNumberedParcel } from '../../application/track-numbered-parcel';
import { PreviewedTrackingResponse } from './tracking.schemas';
import { readTrackingCsv } from './tracking-csv';

type Body = z.output<typeof TrackParcelsBody>;

/** Many tracking numbers: a client reads a file, previews its rows and saves them in steps, and shows how far it is. */
@Controller('admin/parcels/tracking-numbers')
@ApiTags('admin parcels')
@ForAdmins()
export class TrackingNumbersController {
  constructor(
    private readonly trackNumberedParcel: TrackNumberedParcel,
    private readonly previewTracking: PreviewTracking,
  ) {}

  @Post('read')
  @RequiresPermission('orders.ship')
  @Responds(200, ReadTrackingCsvResponse)
  read(@Body({ schema: ReadTrackingCsvBody }) { csv }: z.output<typeof ReadTrackingCsvBody>) {
    return { success: true, data: readTrackingCsv(csv) };
  }

  @Post('preview')
  @RequiresPermission('orders.ship')
  @Responds(200, PreviewedTrackingResponse)
  async preview(@Body({ schema: TrackParcelsBody }) { parcels, sent = false }: Body) {
    const rows = parcels.map((parcel) => ({ ...parcel, isSent: sent }));
    const previewed = await this.previewTracking.execute(rows);
    return { success: true, data: previewed.map(previewView) };
  }

  @Put()
  @RequiresPermission('orders.ship')
  @Responds(200, TrackedParcelsResponse)
  async track(@Body({ schema: TrackParcelsBody }) { parcels, sent = false, dispatchId }: Body) {
    const tracked = [];
    for (const parcel of parcels) {
      const refusal = await this.trackNumberedParcel
        .execute({ ...parcel, isSent: sent, dispatchId })
        .then(() => null)
        .catch(refusalOrThrow);
      tracked.push({
        number: parcel.number,
        refusal: refusal && { code: refusal.code, message: refusal.message },
      });
    }
    return { success: true, data: tracked };
  }
}

function previewView({ number, refusal, change }: PreviewedTracking) {
  if (!change)
    return { number, refusal: refusal && { code: refusal.code, message: refusal.message }, change: null };
  const { parcel, ...same } = change;
  return { number, refusal: null, change: { ...same, parcelNumber: `${change.orderNumber}-${parcel}` } };
}
