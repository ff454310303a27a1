import { money } from '@haberdash/kit/money';
import { pictureSources } from '@haberdash/kit/pictures';
import type { ListColumn } from '../../list/list';
import { StateTag } from '../publication/StateTag';
import { BrandName, CategoryName } from '../../taxonomy/names';
import { ProductActions } from './ProductActions';
import type { ListedProduct } from '../products.api';
import styles from '../products.module.css';
import { StockByChoice } from '../stock/StockByChoice';

export const productColumns: ListColumn<ListedProduct>[] = [
  {
    key: 'title',
    title: 'Product',
    isFixed: true,
    cell: name,
    sorts: { ascend: 'title-atoz', descend: 'title-ztoa' },
  },
  { key: 'category', title: 'Category', cell: ({ category }) => <CategoryName slug={category} /> },
  { key: 'state', title: 'Status', cell: (product) => <StateTag product={product} /> },
  { key: 'brand', title: 'Brand', cell: ({ brand }) => <BrandName slug={brand} /> },
  {
    key: 'price',
    title: 'Price',
    isNumber: true,
    cell: ({ price }) => money(price),
    sorts: { ascend: 'price-lowtohigh', descend: 'price-hightolow' },
  },
  {
    key: 'sale',
    title: 'Sale price',
    isNumber: true,
    cell: ({ salePrice }) => (salePrice > 0 ? money(salePrice) : '–'),
  },
  { key: 'stock', title: 'Stock by size', cell: (product) => <StockByChoice product={product} /> },
  { key: 'total', title: 'In stock', isNumber: true, isExtra: true, cell: ({ totalStock }) => totalStock },
  { key: 'sold', title: 'Sold in 30 days', isNumber: true, cell: ({ soldIn30Days }) => soldIn30Days },
  { key: 'skus', title: 'SKUs', isExtra: true, cell: skus },
  { key: 'actions', title: '', isFixed: true, cell: (product) => <ProductActions product={product} /> },
];

function name({ image, title }: ListedProduct) {
  return (
    <span className={styles.name}>
      <img {...pictureSources(image)} sizes="3rem" loading="lazy" alt="" />
      <strong>{title}</strong>
    </span>
  );
}

function skus({ variants }: ListedProduct) {
  return variants.flatMap(({ sku }) => sku ?? []).join(', ');
}
