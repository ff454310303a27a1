import sql from 'sql-template-tag';
import { isoTime } from '../../../../platform/postgres/iso-time';
import { textOrNull } from '../../../listing-rows/adapters/postgres/flat-product';

/** The publication of the product `p`, as the admin sees it. */
export const publication = {
  state: sql`to_json(p.state)`,
  publishAt: textOrNull(isoTime(sql`p.publish_at`)),
};
