import { useSelector } from 'react-redux';
import { selectContent } from '../../content/content.slice';
import { ShopLink } from '../../content/ShopLink';
import { useDeliveryWords } from '../../delivery/use-delivery-words';
import { CheckIcon, ReturnIcon, VanIcon } from '../../ui/icons';
import styles from './shop-promises.module.css';

const none: never[] = [];

/** The shop promises these with every product, such as free delivery. */
export function ShopPromises() {
  const { value } = useSelector(selectContent);
  const promises = useDeliveryWords(value?.promises ?? none, ({ text }) => text);
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
