import { Link } from '@haberdash/kit/router';
import { HelpPage } from './HelpPage';
import styles from './help.module.css';

const address = 'help@haberdash.test';

export default function ContactPage() {
  return (
    <HelpPage title="Contact" lead="Write to us. A person reads it, and answers within one working day.">
      <section>
        <h2>By e-mail</h2>
        <p className={styles.address}>
          <a href={`mailto:${address}`}>{address}</a>
        </p>
        <p>
          If it is about an order, put in its number: you find it under{' '}
          <Link to="/shop/account">My account</Link>. We never ask for your password, nor for anything of your
          PayPal account.
        </p>
      </section>
      <section>
        <h2>Answered already</h2>
        <ul>
          <li>
            <Link to="/shop/delivery">Where is my order, and what does delivery cost?</Link>
          </li>
          <li>
            <Link to="/shop/returns">How do I send something back?</Link>
          </li>
          <li>
            <Link to="/shop/size-guide">Which size is mine?</Link>
          </li>
        </ul>
      </section>
    </HelpPage>
  );
}
