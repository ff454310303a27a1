import { Body, Controller, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { type CsvRow, readCsv } from '../../../../platform/csv/read-csv';
import { readCsvRow } from '../../../../platform/csv/read-csv-row';
import { Responds } from '../../../../platform/http/responses';
import { ForAdmins } from '../../../../platform/http/session';
import { RequiresPermission } from '../../../../platform/http/access/permissions';
import { refusalOrThrow } from '../../../../shared/domain-error';
import { TrackNumberedParcel } from '../../application/track-numbered-parcel';
import {
  ReadTrackingCsvBody,
  ReadTrackingCsvResponse,
  TrackedParcelsResponse,
  TrackingRow,
  TrackParcelsBody,
} from '../../../parcels/adapters/http/parcels.schemas';

const format = {
  columns: ['number', 'carrier', 'tracking_number'],
  /** The names that carriers and their label programs use. */
  aliases: new Map([
    ['order', 'number'],
    ['order number', 'number'],
    ['parcel', 'number'],
    ['tracking', 'tracking_number'],
    ['tracking number', 'tracking_number'],
  ]),
  maxRows: 3_000,
};

/** Many tracking numbers: a client reads a file, then saves its rows in steps, and shows how far it is. */
@Controller('admin/parcels/tracking-numbers')
@ApiTags('admin parcels')
@ForAdmins()
export class TrackingNumbersController {
  constructor(private readonly trackNumberedParcel: TrackNumberedParcel) {}

  @Post('read')
  @RequiresPermission('orders.ship')
  @Responds(200, ReadTrackingCsvResponse)
  read(@Body({ schema: ReadTrackingCsvBody }) { csv }: z.output<typeof ReadTrackingCsvBody>) {
    const read = readCsv(Buffer.from(csv), format).map(parcelOf);
    return {
      success: true,
      data: {
        parcels: read.flatMap(({ parcel }) => parcel ?? []),
        errors: read.flatMap(({ errors }) => errors),
      },
    };
  }

  @Put()
  @RequiresPermission('orders.ship')
  @Responds(200, TrackedParcelsResponse)
  async track(
    @Body({ schema: TrackParcelsBody }) { parcels, sent = false }: z.output<typeof TrackParcelsBody>,
  ) {
    const tracked = [];
    for (const parcel of parcels) {
      const refusal = await this.trackNumberedParcel
        .execute({ ...parcel, isSent: sent })
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

function parcelOf(csvRow: CsvRow) {
  const { value, errors } = readCsvRow(csvRow, TrackingRow);
  if (!value) {
    return {
      errors: errors.map(({ row, column, message }) => ({ row, message: `${column ?? 'row'} ${message}` })),
    };
  }
  const { tracking_number: trackingNumber, ...same } = value;
  return { parcel: { ...same, trackingNumber }, errors: [] };
}
