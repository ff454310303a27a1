import { z } from 'zod';
import { responseOf, text, WholeNumber } from '../../../../platform/http/wire';
import { maxScales, maxSizes } from '../../domain/size-chart';
import { Size } from '../../../catalogue.schemas';

const label = text(40);

export const EditSizesBody = z
  .object({
    /** The whole list of scales, in display order. A scale without an id is new; a missing one is removed. */
    scales: z
      .array(z.object({ id: z.string().optional(), label, sizes: z.array(Size).min(1).max(maxSizes) }))
      .min(1)
      .max(maxScales),
    /** The version that the editor saw; without it, the edit is not compared. */
    version: WholeNumber.optional(),
  })
  .meta({ id: 'EditSizesBody' });

/** Scales are in display order, their sizes from small to large. */
export const SizeChartView = z
  .object({ scales: z.array(z.object({ id: z.string(), label: z.string(), sizes: z.array(Size) })) })
  .meta({ id: 'SizeChartView' });
export const SizeChartResponse = responseOf(SizeChartView).meta({ id: 'SizeChartAnswer' });

/** `variants` counts those of products that exist, also those that are off sale. */
export const AdminSizeChartView = z
  .object({
    version: z.number().int(),
    scales: z.array(
      z.object({
        id: z.string(),
        label: z.string(),
        sizes: z.array(z.object({ name: Size, variants: z.number().int() })),
      }),
    ),
  })
  .meta({ id: 'AdminSizeChartView' });
export const AdminSizeChartResponse = responseOf(AdminSizeChartView).meta({ id: 'AdminSizeChartAnswer' });
