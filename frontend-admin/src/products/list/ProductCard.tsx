import { cropOf, pictureSources } from '@haberdash/kit/pictures';
import Button from 'antd/es/button';
import { useDispatch } from 'react-redux';
import { StateTag } from '../publication/StateTag';
import { BrandName, CategoryName } from '../../taxonomy/names';
import { ProductActions } from './ProductActions';
import { ProductPrice } from './ProductPrice';
import type { ListedProduct } from '../products.api';
import styles from '../products.module.css';
import { scarceChoices, stockLevelOf } from '../stock/stock-table';
import { stockOpened } from '../stock/stock.slice';

export function ProductCard({ product }: { product: ListedProduct }) {
  const { image, title, category, brand } = product;

  return (
    <li className={styles.card}>
      <img
        {...pictureSources(image)}
        sizes="(min-width: 75rem) 18rem, (min-width: 48rem) 30vw, (min-width: 30rem) 50vw, 7rem"
        loading="lazy"
        style={cropOf(product.focalPoints, image)}
        alt={title}
      />
      <div className={styles.about}>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.shelf}>
          <CategoryName slug={category} /> · <BrandName slug={brand} />
        </p>
        {product.state !== 'published' && (
          <p>
            <StateTag product={product} />
          </p>
        )}
        <ProductPrice product={product} />
        <Stock product={product} />
        <ProductActions product={product} />
      </div>
    </li>
  );
}

function Stock({ product }: { product: ListedProduct }) {
  const { title, totalStock, options } = product;
  const dispatch = useDispatch();
  const scarce = scarceChoices(product);
  const level = totalStock > 0 && scarce.length > 0 ? 'low' : stockLevelOf(totalStock);
  const inStock = <span className={styles[level]}>{totalStock} in stock</span>;
  if (options.sizes.length + options.colours.length === 0) return <p className={styles.stock}>{inStock}</p>;
  const text = options.sizes.length > 0 ? 'Stock by size' : 'Stock by colour';
  return (
    <p className={styles.stock}>
      {inStock}
      {level === 'low' && <span>Low: {shortened(scarce)}</span>}
      <Button
        type="link"
        size="small"
        aria-label={`${text} of ${title}`}
        onClick={() => dispatch(stockOpened(product))}
      >
        {text}
      </Button>
    </p>
  );
}

const shortened = ([first, second, ...others]: string[]): string =>
  [[first, second].filter(Boolean).join(', '), others.length > 0 && `${others.length} more`]
    .filter(Boolean)
    .join(' + ');
