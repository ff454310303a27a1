import { Link } from '@haberdash/kit/router';
import { HelpPage } from './HelpPage';

export default function ReturnsPage() {
  return (
    <HelpPage
      title="Returns"
      lead="Not right? Send it back within 30 days, unworn, and you get your money back."
    >
      <section>
        <h2>How to send something back</h2>
        <ol>
          <li>
            Find the order&apos;s number under <Link to="/shop/account">My account</Link>.
          </li>
          <li>
            <Link to="/shop/contact">Write to us</Link> with the number and what you send back. We answer with
            the address and a label.
          </li>
          <li>Pack it as it came, with its tags, and hand it in.</li>
        </ol>
      </section>
      <section>
        <h2>Your money</h2>
        <p>
          It goes back to the PayPal account that paid, once the parcel is here and looked over. You need not
          do anything.
        </p>
      </section>
      <section>
        <h2>Another size or colour</h2>
        <p>
          Order the right one and send the other back: that way nobody buys it before you. The{' '}
          <Link to="/shop/size-guide">size guide</Link> tells which one it is.
        </p>
      </section>
      <section>
        <h2>Something is broken or missing</h2>
        <p>Tell us, with a picture if you can. We put it right, and the way back costs you nothing.</p>
      </section>
    </HelpPage>
  );
}
