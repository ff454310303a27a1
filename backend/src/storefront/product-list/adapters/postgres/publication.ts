import sql from 'sql-template-tag';
import { isoTime } from '../../../../platform/postgres/iso-time';

/** The publication of the product `p`, as the admin sees it. */
export const publication = {
  state: sql`p.state`,
  publishAt: isoTime(sql`p.publish_at`),
};
