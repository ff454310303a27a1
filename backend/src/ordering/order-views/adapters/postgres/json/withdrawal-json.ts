import sql from 'sql-template-tag';
import { isoTime } from '../../../../../platform/postgres/iso-time';

/** The withdrawals from the contract of the order `o`, the oldest first. */
export const withdrawalsOfOrder = sql`(
  SELECT coalesce(json_agg(json_build_object('_id', w.withdrawal_id, 'receivedDate', ${isoTime(sql`w.received_at`)},
           'isDone', w.settled_at IS NOT NULL) ORDER BY w.received_at, w.withdrawal_id), '[]')
    FROM ordering.withdrawal_cases w WHERE w.order_id = o.id)`;
