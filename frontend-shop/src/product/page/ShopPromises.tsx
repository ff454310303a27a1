import { useSelector } from 'react-redux';
import { selectContent } from '../../content/content.slice';
import { ShopLink } from '../../content/ShopLink';
import { namesReturns, useShopWords } from '../../content/use-shop-words';
import { selectExclusions } from '../../returns/rules/return-rules.slice';
import { CheckIcon, ReturnIcon, VanIcon } from '../../ui/icons';
import styles from './shop-promises.module.css';

const none: never[] = [];

/** The shop promises these with every product, such as free delivery. */
export function ShopPromises({ productId }: { productId: string }) {
  const { value } = useSelector(selectContent);
  const isMadeToOrder = useSelector(selectExclusions)[productId] === 'made-to-order';
  const filled = useShopWords(value?.promises ?? none, ({ text }) => text);
  const promises = filled.filter(({ item }) => !isMadeToOrder || !namesReturns(item.text));
  if (promises.length === 0) return null;
  return (
    <ul className={styles.promises}>
      {promises.map(({ item: { title, link }, text }) => (
        <li key={title}>
          <PromiseIcon link={link} />
          {link ? <ShopLink to={link}>{title}</ShopLink> : <strong>{title}</strong>}
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}

function PromiseIcon({ link }: { link: string | null }) {
  if (link === '/shop/delivery') return <VanIcon />;
  return link === '/shop/returns' ? <ReturnIcon /> : <CheckIcon />;
}
