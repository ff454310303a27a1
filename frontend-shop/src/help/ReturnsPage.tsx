import { Link } from 'react-router-dom';
import { HelpPage } from './HelpPage';

export default function ReturnsPage() {
  return (
    <HelpPage title="Returns" lead="Not right? Send it back unworn within 30 days, and we'll refund you.">
      <section>
        <h2>How to send something back</h2>
        <ol>
          <li>
            Find the order&apos;s number under <Link to="/shop/account">My account</Link>.
          </li>
          <li>
            <Link to="/shop/contact">Write to us</Link> with the number and what you&apos;re sending back.
            We&apos;ll reply with the return address and a label.
          </li>
          <li>Pack it with its tags on, and drop it off.</li>
        </ol>
      </section>
      <section>
        <h2>Your refund</h2>
        <p>
          We refund the PayPal account that paid, once we&apos;ve received and checked the parcel. You
          don&apos;t need to do anything.
        </p>
      </section>
      <section>
        <h2>Another size or colour</h2>
        <p>
          Order the right one and send the other back, so that nobody buys it before you do. The{' '}
          <Link to="/shop/size-guide">size guide</Link> helps you choose.
        </p>
      </section>
      <section>
        <h2>Something is broken or missing</h2>
        <p>
          Tell us, with a photo if you can. We&apos;ll put it right, and sending it back costs you nothing.
        </p>
      </section>
    </HelpPage>
  );
}
