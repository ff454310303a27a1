import { Link } from '@haberdash/kit/router';
import type { ComponentProps, MouseEvent } from 'react';
import type { Product } from '../product/product.api';
import { productPath } from '../product/product-path';

interface ProductLinkProps extends Omit<ComponentProps<typeof Link>, 'to' | 'onClick'> {
  product: Product;
  colour?: string | null;
  onOpen: () => void;
}

/** Leads to the product's page, in a tab of its own for one; a plain click opens it as its place has it. */
export function ProductLink({ product, colour = null, onOpen, ...link }: ProductLinkProps) {
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onOpen();
  };

  return <Link {...link} to={productPath(product._id, { colour, size: null })} onClick={open} />;
}
