import { Text } from '@react-email/text';
import type { ReconciliationReport, RuleName } from '../../../../reporting/reconciliation-reports';
import { Action, type MailDraft, type MailFrame, MailLayout } from '../layout/mail-layout';
import { styles } from '../layout/mail-styles';

const names: Record<RuleName, string> = {
  'orders-payments': 'Orders against payments',
  'payments-orders': 'Payments against orders',
  'orders-reservations': 'Orders against stock',
  'reservations-orders': 'Stock against orders',
  'orders-parcels': 'Orders against parcels',
  'parcels-stock': 'Parcels against stock',
  'orders-purchases': 'Orders against customers',
  'customers-purchases': 'Customers against their orders',
  'stock-movements': 'Stock against movements',
  'prices-history': 'Prices against their history',
  'products-reviews': 'Stars against reviews',
  'variants-sizes': 'Order of sizes against their scales',
  'words-products': 'Words of the search against products',
  'days-orders': 'Figures of days against orders',
  'provider-payments': 'Provider against payments',
};

export function reconciliationMail(frame: MailFrame, { startedAt, broken }: ReconciliationReport): MailDraft {
  const count = broken.reduce((sum, { disagreeing }) => sum + disagreeing, 0);
  const found = count === 1 ? '1 discrepancy' : `${count} discrepancies`;
  const night = startedAt.toLocaleDateString('en-GB', { timeZone: frame.timeZone, dateStyle: 'long' });
  return {
    subject: `Consistency check: ${found}`,
    body: (
      <MailLayout
        {...frame}
        heading="The consistency check found discrepancies"
        preview={`The check of ${night} found ${found}.`}
      >
        <Text style={styles.text}>
          The check of {night} found {found}:
        </Text>
        {broken.map(({ rule, disagreeing }) => (
          <Text key={rule} style={styles.text}>
            {names[rule]}: {disagreeing}
          </Text>
        ))}
        <Action href={`${frame.url}/admin/books`}>Open the consistency check</Action>
      </MailLayout>
    ),
  };
}
