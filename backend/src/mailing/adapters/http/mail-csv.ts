import type { CsvColumn } from '../../../platform/csv/csv';
import type { ListedMail } from '../../application/ports';
import { orderOf } from '../../domain/mail';

/** An export of e-mails has these columns, and a line for each e-mail. */
export const mailColumns: CsvColumn<ListedMail>[] = [
  { name: 'E-mail ID', value: ({ id }) => id },
  { name: 'Written', value: ({ createdAt }) => createdAt },
  { name: 'Kind', value: ({ kind }) => kind },
  { name: 'Order ID', value: orderOf },
  { name: 'Recipient', value: ({ recipient }) => recipient },
  { name: 'Status', value: ({ status }) => status },
  { name: 'Sent', value: ({ sentAt }) => sentAt },
  { name: 'Attempts', value: ({ attempts }) => attempts },
  { name: 'Reason', value: ({ reason }) => reason },
];
