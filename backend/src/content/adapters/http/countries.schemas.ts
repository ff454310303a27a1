import { z } from 'zod';
import { responseOf } from '../../../platform/http/wire';

/** The fields of an address in this country, beside recipient, street and phone. */
export const CountryView = z
  .object({
    /** The country's ISO 3166-1 alpha-2 code. */
    code: z.string(),
    hasCity: z.boolean(),
    /** Null where the post knows none. The pattern is for the whole text, in capitals, as the country writes it. */
    postcode: z
      .object({ label: z.string(), pattern: z.string(), example: z.string(), isRequired: z.boolean() })
      .nullable(),
    /** Null where addresses name none. Without options, any text may be a region; a value is how an address writes it. */
    region: z
      .object({ label: z.string(), options: z.array(z.object({ value: z.string(), name: z.string() })) })
      .nullable(),
  })
  .meta({ id: 'CountryView' });
export const CountryListResponse = responseOf(z.array(CountryView)).meta({ id: 'CountryListResponse' });
export const CountryResponse = responseOf(CountryView).meta({ id: 'CountryResponse' });
