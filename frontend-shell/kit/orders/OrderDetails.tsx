import { Link } from 'react-router-dom';
import { useId, type ReactNode } from 'react';
import { day, writtenDay } from '../day';
import { paymentStatusLabels } from '../labels';
import { money } from '../money';
import { paymentMethodOf } from './amounts';
import { History } from './History';
import type { ChangedOrder } from './order-moments';
import type { PageVersion } from './order';
import styles from './order-details.module.css';
import { StatusBadge } from './StatusBadge';
import { OrderItems, ShippingInfo } from './OrderContents';

interface OrderDetailsProps {
  /** The shopper's e-mail, if known. */
  email?: string | null;
  order: ChangedOrder & { pageVersions?: PageVersion[] };
  /** Its parcels, below its items. */
  parcels?: ReactNode;
  /** Its refunds, below its parcels. */
  refunds?: ReactNode;
  /** The time zone of its days and times; undefined: the user's. */
  timeZone?: string;
  paidLabel?: string;
  /** The path of a page in one of its versions. */
  pathOfPage: (page: PageVersion) => string;
  children: ReactNode;
}

/** The details of an order for shoppers and admins; `children` are their actions. */
export function OrderDetails({
  order,
  parcels,
  refunds,
  email,
  timeZone,
  paidLabel,
  pathOfPage,
  children,
}: OrderDetailsProps) {
  return (
    <div className={styles.details}>
      <Facts order={order} timeZone={timeZone} />
      <OrderItems order={order} paidLabel={paidLabel} />
      {parcels}
      {refunds}
      <div className={styles.beside}>
        <ShippingInfo order={order} email={email} />
        <History order={order} timeZone={timeZone} />
      </div>
      <Terms pages={order.pageVersions ?? []} pathOfPage={pathOfPage} />
      {children}
    </div>
  );
}

interface TermsProps {
  pages: PageVersion[];
  pathOfPage: (page: PageVersion) => string;
}

/** The legal pages as they were when the order was placed. */
function Terms({ pages, pathOfPage }: TermsProps) {
  const titleId = useId();
  if (pages.length === 0) return null;
  return (
    <section className={styles.section}>
      <h3 id={titleId}>Terms of this order</h3>
      <ul className={styles.terms} aria-labelledby={titleId}>
        {pages.map((page) => (
          <li key={page.slug}>
            <Link to={pathOfPage(page)}>
              {page.title}, version {page.version}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Facts({ order, timeZone }: Pick<OrderDetailsProps, 'order' | 'timeZone'>) {
  const facts: [string, ReactNode][] = [
    ['Order ID', order.orderNumber],
    ['Order Date', `${day(order.orderDate)} · ${writtenDay(order.orderDate, timeZone)}`],
    ['Order Price', money(order.totalAmount)],
    ['Payment method', paymentMethodOf(order)],
    ['Payment Status', paymentStatusLabels[order.paymentStatus]],
    ['Order Status', <StatusBadge key="status" order={order} />],
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
