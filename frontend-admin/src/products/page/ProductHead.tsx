import ArrowLeftOutlined from '@ant-design/icons/es/icons/ArrowLeftOutlined';
import { PageHeading } from '@haberdash/kit/ui/PageHeading';
import Button from 'antd/es/button';
import type { ProductDetails } from '../products.api';
import { StateTag } from '../publication/StateTag';
import styles from './product-page.module.css';

interface ProductHeadProps {
  heading: string;
  /** Null for a new one, and until it is loaded. */
  product: ProductDetails | null;
  onBack: () => void;
}

/** It stays in view: the name and the state of the product. */
export function ProductHead({ heading, product, onBack }: ProductHeadProps) {
  return (
    <header className={styles.head}>
      <Button type="text" aria-label="Back" icon={<ArrowLeftOutlined aria-hidden />} onClick={onBack} />
      <PageHeading title={`${product?.title ?? heading} · Admin`}>{heading}</PageHeading>
      {product && (
        <>
          <span className={styles.name}>{product.title}</span>
          <StateTag product={product} />
        </>
      )}
    </header>
  );
}
