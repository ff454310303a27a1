import { orderStatusLabels } from '@haberdash/kit/labels';
import { Link } from '@haberdash/kit/router';
import { HelpPage } from './HelpPage';
import styles from './help.module.css';

const stages = [
  { status: orderStatusLabels.pending, meaning: 'Your things are put aside. We wait for the payment.' },
  { status: orderStatusLabels.confirmed, meaning: 'The payment is here, and the order is ours to pack.' },
  { status: orderStatusLabels.inProcess, meaning: 'Somebody is packing it.' },
  { status: orderStatusLabels.inShipping, meaning: 'It is on its way to you.' },
  { status: orderStatusLabels.delivered, meaning: 'It is with you. Wear it well.' },
];

export default function DeliveryPage() {
  return (
    <HelpPage title="Delivery" lead="Delivery is free. The total in your cart is all you pay.">
      <section>
        <h2>While you pay</h2>
        <p>
          From the moment you choose &quot;Checkout with PayPal&quot;, your things are put aside for you for
          30 minutes, and nobody else can buy them. If the payment doesn&apos;t come through, they go back on
          the shelf and you are charged nothing. Your cart is still there.
        </p>
      </section>
      <section>
        <h2>Where it is now</h2>
        <p>
          Every order shows how far it is under <Link to="/shop/account">My account</Link>.
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
        <h2>Where it goes</h2>
        <p>
          You can keep three addresses in your account, and choose one at the checkout. An order goes to the
          address it was placed with, also when you change that address later. If it is wrong,{' '}
          <Link to="/shop/contact">write to us</Link> before the order is on its way.
        </p>
      </section>
    </HelpPage>
  );
}
