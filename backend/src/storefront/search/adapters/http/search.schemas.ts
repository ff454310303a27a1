import { z } from 'zod';
import { responseOf } from '../../../../platform/http/wire';
import { sorts } from '../../../listing/application/ports';
import { filterQuery, pageQuery } from '../../../listing/adapters/http/listing.schemas';

export const SearchQuery = z.object({
  ...filterQuery,
  /** Without one of these: best first. */
  sortBy: z.enum(sorts).optional().catch(undefined),
  ...pageQuery,
});

export const SuggestQuery = z.object({ q: z.string().catch('') });

const SuggestedGroups = z.array(z.object({ group: z.enum(['category', 'brand']), id: z.string() }));

const SuggestionsView = z
  .object({
    /** Completions of the typed text: "sneak" gives "sneakers". */
    keywords: z.array(z.string()),
    /** Categories and brands whose names begin with the typed text. */
    groups: SuggestedGroups,
    /** The old name of `groups`, which the shop 1.1.0 and older read. */
    shelves: SuggestedGroups.meta({ deprecated: true }),
    products: z.array(z.object({ _id: z.string(), title: z.string(), image: z.string() })),
  })
  .meta({ id: 'SuggestionsView' });
export const SuggestionsResponse = responseOf(SuggestionsView).meta({ id: 'SuggestionsAnswer' });
