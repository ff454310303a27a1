import { brandLabels, categoryLabels } from '@haberdash/kit/labels';
import { money } from '@haberdash/kit/money';
import { pictureSources } from '@haberdash/kit/pictures';
import Button from 'antd/es/button';
import styles from './products.module.css';
import type { Product } from './products.api';
import { stockLevelOf } from './stock-table';

interface ProductCardProps {
  product: Product;
  isDeleting: boolean;
  onEdit: (product: Product) => void;
  onStock: (product: Product) => void;
  onDelete: (product: Product) => void;
}

export function ProductCard({ product, isDeleting, onEdit, onStock, onDelete }: ProductCardProps) {
  const { image, title, category, brand } = product;

  return (
    <li className={styles.card}>
      <img
        {...pictureSources(image)}
        sizes="(min-width: 75rem) 18rem, (min-width: 48rem) 30vw, (min-width: 30rem) 50vw, 7rem"
        loading="lazy"
        alt={title}
      />
      <div className={styles.about}>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.shelf}>
          {categoryLabels[category]} · {brandLabels[brand]}
        </p>
        <Price product={product} />
        <Stock product={product} onStock={onStock} />
        <div className={styles.actions}>
          <Button aria-label={`Edit ${title}`} onClick={() => onEdit(product)}>
            Edit
          </Button>
          <Button
            type="text"
            danger
            aria-label={`Delete ${title}`}
            disabled={isDeleting}
            aria-busy={isDeleting || undefined}
            onClick={() => onDelete(product)}
          >
            Delete
          </Button>
        </div>
      </div>
    </li>
  );
}

function Price({ product: { price, salePrice } }: { product: Product }) {
  if (salePrice <= 0) return <p className={styles.price}>{money(price)}</p>;
  return (
    <p className={styles.price}>
      <span className="visually-hidden">Price </span>
      <s>{money(price)}</s> <span className="visually-hidden">Sale price </span>
      <span className={styles.sale}>{money(salePrice)}</span>
    </p>
  );
}

function Stock({ product, onStock }: Pick<ProductCardProps, 'product' | 'onStock'>) {
  const { title, totalStock, options } = product;
  const inStock = <span className={styles[stockLevelOf(totalStock)]}>{totalStock} in stock</span>;
  if (options.sizes.length + options.colours.length === 0) return <p className={styles.stock}>{inStock}</p>;
  const text = options.sizes.length > 0 ? 'Stock by size' : 'Stock by colour';
  return (
    <p className={styles.stock}>
      {inStock}
      <Button type="link" size="small" aria-label={`${text} of ${title}`} onClick={() => onStock(product)}>
        {text}
      </Button>
    </p>
  );
}
