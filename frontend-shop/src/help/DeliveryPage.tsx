import { orderStatusLabels } from '@haberdash/kit/labels';
import { Link } from 'react-router-dom';
import { HelpPage } from './HelpPage';
import styles from './help.module.css';

const stages = [
  { status: orderStatusLabels.pending, meaning: 'Your items are reserved while we wait for payment.' },
  { status: orderStatusLabels.confirmed, meaning: "We've received your payment and will pack your order." },
  { status: orderStatusLabels.inProcess, meaning: "We're packing it." },
  { status: orderStatusLabels.inShipping, meaning: "It's on its way to you." },
  { status: orderStatusLabels.delivered, meaning: 'It has arrived. Wear it well.' },
];

export default function DeliveryPage() {
  return (
    <HelpPage title="Delivery" lead="Delivery is free. The total in your cart is all you pay.">
      <section>
        <h2>While you pay</h2>
        <p>
          From the moment you choose &quot;Checkout with PayPal&quot;, we reserve your items for 30 minutes,
          so nobody else can buy them. If the payment doesn&apos;t go through, they go back on sale and you
          aren&apos;t charged. Your cart stays as it is.
        </p>
      </section>
      <section>
        <h2>Track your order</h2>
        <p>
          See the status of every order in <Link to="/shop/account">My account</Link>.
        </p>
        <dl className={styles.stages}>
          {stages.map(({ status, meaning }) => (
            <div key={status}>
              <dt>{status}</dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section>
        <h2>Delivery address</h2>
        <p>
          You can save up to three addresses in your account and choose one at checkout. An order goes to the
          address it was placed with, even if you edit the address later. If it&apos;s wrong,{' '}
          <Link to="/shop/contact">contact us</Link> before the order ships.
        </p>
      </section>
    </HelpPage>
  );
}
