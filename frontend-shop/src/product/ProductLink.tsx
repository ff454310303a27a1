import { Link } from 'react-router-dom';
import type { ComponentProps, MouseEvent } from 'react';
import type { Product } from './product.api';
import { productPath } from './product-path';
import type { Choice } from './variants';
import styles from './product-link.module.css';

interface ProductLinkProps extends Omit<ComponentProps<typeof Link>, 'to' | 'onClick' | 'children'> {
  product: Product;
  choice?: Choice;
  onOpen: () => void;
}

/**
 * The title; its link covers the whole card. A plain click opens the product in place, any other click follows
 * the link to its page.
 */
export function ProductLink({ product, choice, onOpen, ...link }: ProductLinkProps) {
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onOpen();
  };

  return (
    <Link {...link} to={productPath(product, choice)} className={styles.link} onClick={open}>
      <span className={styles.title}>{product.title}</span>
    </Link>
  );
}
