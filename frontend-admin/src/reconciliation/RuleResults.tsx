import { CopyButton } from '../ui/CopyButton';
import { movementsOf, pricesOf } from '../dashboard/report/report-links';
import type { ReconciliationCheck, Discrepancy, RuleResult } from './reconciliation.api';
import { Link } from 'react-router-dom';
import styles from './reconciliation.module.css';

interface RuleWords {
  title: string;
  rows: string;
  rule: string;
}

const names: Record<RuleResult['rule'], RuleWords> = {
  'orders-payments': {
    title: 'Do orders match payments?',
    rows: 'orders',
    rule: 'Each order costs the sum of its lines and has its payment, for the same amount, and both record the same amount.',
  },
  'payments-orders': {
    title: 'Do payments match orders?',
    rows: 'payments',
    rule: 'Each payment has its order.',
  },
  'orders-reservations': {
    title: 'Orders against stock',
    rows: 'orders',
    rule: 'Each open order holds its stock, and each paid one has bought it.',
  },
  'reservations-orders': {
    title: 'Stock against orders',
    rows: 'orders with stock',
    rule: 'Stock is held for open orders only, and sold to paid ones, or to refunded ones whose pieces have left.',
  },
  'orders-parcels': {
    title: 'Orders against parcels and returns',
    rows: 'orders',
    rule: 'Of each line, no more pieces are in parcels or cancelled than were ordered, and no more come back than were sent. No return waits after its deadline or without a job that ends it, and a settled one has its refund.',
  },
  'parcels-stock': {
    title: 'Parcels against stock',
    rows: 'orders',
    rule: 'Pieces that have left in parcels stay sold; lost ones are movements, and so are those that came back sellable.',
  },
  'orders-purchases': {
    title: 'Orders against customers',
    rows: 'orders',
    rule: 'Each paid order counts for its customer, without what went back of it.',
  },
  'customers-purchases': {
    title: 'Customers against their orders',
    rows: 'users',
    rule: 'What a customer ordered and spent is the sum of the customer’s paid orders.',
  },
  'stock-movements': {
    title: 'Stock against movements',
    rows: 'sizes',
    rule: 'Stock is the sum of its movements, and each piece that was put in is in one place: on the shelf, held, to send, packed, away, delivered, coming back, lost, written off or sold elsewhere.',
  },
  'prices-history': {
    title: 'Prices against their history',
    rows: 'sizes',
    rule: 'Each price is the newest of its history, a sale has set the price that it promises, and none has prices an hour after its end.',
  },
  'products-reviews': {
    title: 'Stars against reviews',
    rows: 'products',
    rule: 'The stars of each product are those of its reviews that shoppers see, and buyers are counted by what they say about the fit.',
  },
  'variants-sizes': {
    title: 'Order of sizes against their scales',
    rows: 'sizes',
    rule: 'The sizes of each product are in the order of the page Sizes.',
  },
  'words-products': {
    title: 'Words of the search against products',
    rows: 'words',
    rule: 'The search knows in how many published products each word stands.',
  },
  'days-orders': {
    title: 'Figures of days against orders',
    rows: 'days',
    rule: 'What the dashboard shows of a day is the sum of its orders and refunds. Today and yesterday are left out: they are computed every ten minutes.',
  },
  'provider-payments': {
    title: 'Provider against payments',
    rows: 'payments asked about',
    rule: 'The payment provider has the money that the shop says it has. Asked about are the payments of the last two days, those with open or refused refunds, and each night an eighth of the older ones.',
  },
};

/** A newer server may check more. */
const wordsOf = (rule: string): RuleWords =>
  (names as Partial<Record<string, RuleWords>>)[rule] ?? {
    title: rule,
    rows: 'rows',
    rule: 'This page is older than the server and does not know the rule yet. Reload it.',
  };

const subjects: Record<Discrepancy['subject'], string> = {
  order: 'Order',
  payment: 'Payment',
  variant: 'Size',
  customer: 'Customer',
  product: 'Product',
  day: 'Day',
  word: 'Word',
};

const wordOf = (subject: string): string => (subjects as Partial<Record<string, string>>)[subject] ?? subject;

/** It writes 9430 as 9,430. */
const whole = (count: number): string => String(count).replace(/\B(?=(\d{3})+$)/g, ',');

export function RuleResults({ check }: { check: ReconciliationCheck }) {
  return (
    <ul className={styles.rules}>
      {check.rules.map((result) => (
        <RuleCard key={result.rule} result={result} />
      ))}
    </ul>
  );
}

function RuleCard({ result }: { result: RuleResult }) {
  const { title, rule } = wordsOf(result.rule);
  return (
    <li className={styles.rule}>
      <h3>{title}</h3>
      <p className={styles.hint}>{rule}</p>
      <Verdict result={result} />
      {result.discrepancies.length > 0 && (
        <ul className={styles.discrepancies}>
          {result.discrepancies.map((one) => (
            <Discrepant key={one.subjectId} rule={result.rule} discrepancy={one} />
          ))}
        </ul>
      )}
    </li>
  );
}

function Verdict({ result: { rule, checked, disagreeing, unknown, isFinished } }: { result: RuleResult }) {
  const isAgreeing = disagreeing === 0;
  return (
    <p className={isAgreeing ? styles.agree : styles.disagree}>
      <span aria-hidden>{isAgreeing ? '✓' : '✗'}</span> {whole(checked - disagreeing)} of {whole(checked)}{' '}
      {wordsOf(rule).rows} agree
      {unknown > 0 && `, ${whole(unknown)} could not be asked`}
      {!isFinished && ' so far'}
    </p>
  );
}

/** The rows of the order or the product that it is about. */
function Discrepant({ rule, discrepancy }: { rule: RuleResult['rule']; discrepancy: Discrepancy }) {
  const { subject, subjectId, orderId, productId, problem } = discrepancy;
  const variant = subject === 'variant' && productId !== null && { productId, variantId: subjectId };
  return (
    <li>
      <span>
        {wordOf(subject)} <code>{subjectId}</code> {problem}
      </span>
      <span className={styles.ways}>
        {orderId && <Link to={`/admin/orders?ids=${orderId}`}>Show the order</Link>}
        {variant && rule === 'prices-history' && <Link to={pricesOf(variant)}>Show its prices</Link>}
        {variant && rule === 'stock-movements' && <Link to={movementsOf(variant)}>Show its movements</Link>}
        {subject === 'customer' && <Link to={`/admin/customers/${subjectId}`}>Show the customer</Link>}
        <CopyButton text={subjectId} />
      </span>
    </li>
  );
}
