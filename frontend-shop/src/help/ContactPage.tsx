import { Link } from 'react-router-dom';
import { HelpPage } from './HelpPage';
import styles from './help.module.css';

const address = 'help@haberdash.test';

export default function ContactPage() {
  return (
    <HelpPage
      title="Contact"
      lead="Write to us. A real person reads every message and replies within one working day."
    >
      <section>
        <h2>By email</h2>
        <p className={styles.address}>
          <a href={`mailto:${address}`}>{address}</a>
        </p>
        <p>
          If it&apos;s about an order, include its number: you&apos;ll find it under{' '}
          <Link to="/shop/account">My account</Link>. We never ask for your password or for details of your
          PayPal account.
        </p>
      </section>
      <section>
        <h2>Common questions</h2>
        <ul>
          <li>
            <Link to="/shop/delivery">Where is my order, and what does delivery cost?</Link>
          </li>
          <li>
            <Link to="/shop/returns">How do I send something back?</Link>
          </li>
          <li>
            <Link to="/shop/size-guide">Which size do I need?</Link>
          </li>
        </ul>
      </section>
    </HelpPage>
  );
}
