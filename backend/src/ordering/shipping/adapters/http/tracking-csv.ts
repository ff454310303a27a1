import { type CsvRow, readCsv, UnreadableCsv } from '../../../../platform/csv/read-csv';
import { readCsvRow } from '../../../../platform/csv/read-csv-row';
import { TrackingRow } from '../../../parcels/adapters/http/parcels.schemas';

/** The headings that carriers and their label programs use. */
const headings = {
  number: [
    ...['number', 'order', 'order number', 'order no', 'order id', 'order reference', 'parcel'],
    ...['reference', 'reference number', 'reference number 1', 'reference 1', 'reference no', 'ref'],
    ...['customer reference', 'shipment reference', 'channel reference', 'referenz', 'bestellnummer'],
  ],
  tracking_number: [
    ...['tracking number', 'tracking', 'tracking no', 'tracking id', 'tracking code', 'trackingnumber'],
    ...['waybill', 'waybill number', 'awb', 'shipment number', 'shipment id', 'consignment'],
    ...['consignment number', 'barcode', 'sendungsnummer', 'paketnummer'],
  ],
  carrier: ['carrier', 'carrier name', 'courier', 'shipping carrier'],
};

const format = {
  columns: Object.keys(headings),
  aliases: new Map(
    Object.entries(headings).flatMap(([column, names]) => names.map((name) => [name, column] as const)),
  ),
  ignoresOthers: true,
  maxRows: 3_000,
};

export interface ReadTracking {
  parcels: { number: string; carrier: string | null; trackingNumber: string }[];
  errors: { row: number; message: string }[];
}

/** @throws UnreadableCsv */
export function readTrackingCsv(csv: string): ReadTracking {
  const rows = readCsv(Buffer.from(csv), format);
  const missing = ['number', 'tracking_number'].filter((column) => !(column in rows[0]!.cells));
  if (missing.length > 0)
    throw new UnreadableCsv(
      'The file needs a column with the number of the order or parcel, and one with the tracking number.',
    );
  const read = rows.map(parcelOf);
  return {
    parcels: read.flatMap(({ parcel }) => parcel ?? []),
    errors: read.flatMap(({ errors }) => errors),
  };
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
