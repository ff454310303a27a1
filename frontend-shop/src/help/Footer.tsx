import { useMenu } from '@haberdash/kit/menu/use-menu';
import { shopName } from '@haberdash/kit/page-meta';
import { selectUser } from '@haberdash/kit/session';
import { mayVisitorsBuy } from '@haberdash/kit/visitors';
import { Link } from 'react-router-dom';
import { useSelector } from 'react-redux';
import { collectionPath } from '../collections/collection-path';
import type { ShopContent } from '../content/content.api';
import { selectContent } from '../content/content.slice';
import { helpPages, legalPages, textPagePath } from '../content/page-paths';
import { ShopLink } from '../content/ShopLink';
import { useShopWords } from '../content/use-shop-words';
import { findOrderPath } from '../orders/find/find-order-path';
import { useWithdrawalWords, withdrawalPath } from '../withdrawal/withdrawal-words';
import styles from './footer.module.css';
import { PaypalMark } from './PaypalMark';

/** The footer of every page of the shop. */
export function Footer() {
  const { value: content } = useSelector(selectContent);
  const name = content?.name ?? shopName();
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.brand}>
          <p className={styles.mark}>{name}</p>
          {content && <p>{content.tagline}</p>}
        </div>
        <Collections />
        {content && <Sections content={content} />}
        <section aria-labelledby="footer-payment">
          <h2 id="footer-payment">Payment</h2>
          <PaypalMark />
        </section>
        <div className={styles.rights}>
          <p>
            © {new Date().getFullYear()} {name}
          </p>
          <LegalLinks pages={content?.pages ?? []} />
        </div>
      </div>
    </footer>
  );
}

/** The footer names this number of them. */
const maxCollections = 6;

function Collections() {
  const { collections } = useMenu();
  if (collections.length === 0) return null;
  return (
    <nav aria-labelledby="footer-collections">
      <h2 id="footer-collections">Collections</h2>
      <ul>
        {collections.slice(0, maxCollections).map(({ slug, title }) => (
          <li key={slug}>
            <Link to={collectionPath(slug)}>{title}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Sections({ content: { pages, footer } }: { content: ShopContent }) {
  const lines = useShopWords(footer.lines, (line) => line);
  return (
    <>
      <nav aria-labelledby="footer-help">
        <h2 id="footer-help">Help</h2>
        <ul>
          {helpPages(pages).map(({ slug, title }) => (
            <li key={slug}>
              <Link to={textPagePath(slug)}>{title}</Link>
            </li>
          ))}
          <GuestsOrders />
          {footer.links.map(({ label, link }) => (
            <li key={label}>
              <ShopLink to={link}>{label}</ShopLink>
            </li>
          ))}
        </ul>
      </nav>
      {lines.length > 0 && (
        <section aria-labelledby="footer-promise">
          <h2 id="footer-promise">Our promise</h2>
          <ul>
            {lines.map(({ item, text }) => (
              <li key={item}>{text}</li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

/** Who is signed in has a list of orders. */
function GuestsOrders() {
  const user = useSelector(selectUser);
  if (user || !mayVisitorsBuy()) return null;
  return (
    <li>
      <Link to={findOrderPath}>Where is my order?</Link>
    </li>
  );
}

/** The way to withdraw is there also before the shop's words are loaded. */
function LegalLinks({ pages }: Pick<ShopContent, 'pages'>) {
  const { label } = useWithdrawalWords();
  return (
    <nav aria-label="Legal">
      <ul className={styles.legal}>
        {legalPages(pages).map(({ slug, title }) => (
          <li key={slug}>
            <Link to={textPagePath(slug)}>{title}</Link>
          </li>
        ))}
        <li>
          <Link to={withdrawalPath()}>{label}</Link>
        </li>
      </ul>
    </nav>
  );
}
