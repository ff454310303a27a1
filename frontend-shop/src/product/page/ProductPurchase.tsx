import { variantLabel } from '@haberdash/kit/variant-label';
import { useRef, useState } from 'react';
import { AddToCartButton } from '../../cart/AddToCartButton';
import { badgeOf } from '../product';
import type { Product } from '../product.api';
import { WishButton } from '../../wishes/WishButton';
import { Problem } from '../../ui/Problem';
import { BackInStock } from '../../waitlist/BackInStock';
import { hasSeveralVariants, variantOf, type Choice, type Variants } from '../variants';
import type { Details } from '../details.slice';
import styles from './product-details.module.css';
import { VariantChoice } from './VariantChoice';

interface ProductPurchaseProps {
  product: Product;
  details: Details;
  choice: Choice;
  /** The stock of the variants that match the selection. */
  stock: number;
  onChoose: (choice: Choice) => void;
  onRetry: () => void;
  isForSale: boolean;
}

export function ProductPurchase({
  product,
  details,
  choice,
  stock,
  onChoose,
  onRetry,
  isForSale,
}: ProductPurchaseProps) {
  const [isSizeMissing, setAsking] = useState(false);
  const sizes = useRef<HTMLDivElement>(null);
  const { request } = details;
  const { variants, measures } = loadedOf(details);
  const variant = variants && variantOf(variants, choice);
  const isUndecided = hasSeveralVariants(product) && !variant;

  const askForSize = () => {
    setAsking(true);
    sizes.current?.querySelector<HTMLElement>('input:enabled')?.focus();
  };

  return (
    <>
      <VariantChoice
        product={product}
        variants={variants}
        choice={choice}
        measures={measures}
        isSizeMissing={isSizeMissing && isUndecided}
        sizes={sizes}
        onChoose={(next) => {
          setAsking(false);
          onChoose(next);
        }}
      />
      <div className={styles.add}>
        {isForSale && (
          <p role="status" className={styles.stock}>
            {stockText(stock, choice)}
          </p>
        )}
        {request.status === 'failed' && <Problem message={request.message} onRetry={onRetry} />}
        {isForSale && (
          <Buttons
            product={product}
            variants={variants}
            choice={choice}
            stock={stock}
            onChoiceNeeded={askForSize}
          />
        )}
      </div>
      {isForSale && <Waiting variants={variants} chosen={variant?._id} />}
    </>
  );
}

interface ButtonsProps extends Pick<ProductPurchaseProps, 'product' | 'choice' | 'stock'> {
  variants: Variants;
  onChoiceNeeded: () => void;
}

function Buttons({ product, variants, choice, stock, onChoiceNeeded }: ButtonsProps) {
  const variant = variants && variantOf(variants, choice);
  const isUndecided = hasSeveralVariants(product) && !variant;
  return (
    <div className={styles.buy}>
      <AddToCartButton
        productId={product._id}
        variantId={variant?._id}
        stock={stock}
        labels={{ add: 'Add to Cart', out: 'Out of Stock' }}
        busy={isUndecided && !variants}
        onChoiceNeeded={isUndecided ? onChoiceNeeded : undefined}
      />
      <WishButton product={product} />
    </div>
  );
}

/** Offers to wait for what is sold out. */
function Waiting({ variants, chosen }: { variants: Variants; chosen: string | undefined }) {
  const soldOut = (variants ?? []).filter(({ stock }) => stock === 0);
  if (soldOut.length === 0) return null;
  return (
    <div className={styles.waiting}>
      <BackInStock soldOut={soldOut} preferred={chosen} />
    </div>
  );
}

const loadedOf = ({ value }: Details) => ({
  variants: value?.variants ?? null,
  measures: value?.facts.measures,
});

function stockText(stock: number, choice: Choice): string | undefined {
  const label = variantLabel(choice);
  if (stock === 0 && label) return `${label} is sold out`;
  const badge = badgeOf({ totalStock: stock, salePrice: 0 });
  return badge?.tone === 'low' ? badge.text : undefined;
}
