import { selectUser } from '@haberdash/kit/session';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { CartButton } from '../cart/CartButton';
import { HeaderSearch } from '../search/HeaderSearch';
import { HeartIcon } from '../ui/icons';
import styles from './toolbar.module.css';

export function Toolbar() {
  const isVisitor = useSelector(selectUser) === null;
  return (
    <>
      <HeaderSearch />
      {isVisitor && (
        <Link to="/shop/wishes" className={styles.wishes} aria-label="Wish list">
          <HeartIcon />
        </Link>
      )}
      <CartButton />
    </>
  );
}
