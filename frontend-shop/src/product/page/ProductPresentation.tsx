import { useEffect, type MouseEvent, type ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { Details } from '../details.slice';
import { ProductDelivery } from '../../delivery/ProductDelivery';
import { ProductReturns } from '../../returns/rules/ProductReturns';
import { Fit } from '../sizes/Fit';
import { MaterialsAndCare } from './MaterialsAndCare';
import { Price } from '../Price';
import { sellingPrice } from '../product';
import type { Product, ProductDetails } from '../product.api';
import { ProductLabels } from '../ProductLabels';
import { rememberSize } from '../sizes/remembered-sizes';
import { StarRating } from '../StarRating';
import { type Choice } from '../variants';
import { Reviews } from '../../reviews/Reviews';
import { ToldFit } from '../../reviews/ToldFit';
import { selectReviews } from '../../reviews/reviews.slice';
import { productViewed } from '../../viewed/viewed.slice';
import { choiceOf, offerOf } from './product-choice';
import styles from './product-details.module.css';
import { ProductGallery } from '../gallery/ProductGallery';
import { ProductPurchase } from './ProductPurchase';
import { RelatedProducts } from '../related/RelatedProducts';
import { ShareButton } from './ShareButton';
import { ShopPromises } from './ShopPromises';
import { useChoiceInAddress } from '../dialog/use-open-product';

interface ProductPresentationProps {
  product: Product | ProductDetails;
  details: Details;
  heading: ReactNode;
  /** A link to the product's page. */
  link?: ReactNode;
  onRetry: () => void;
  /** Called when a related product is opened; a preview has none. */
  onOpenOther?: (product: Product) => void;
  /** A preview shows a product that the shop may not show: it can't be bought, shared or reviewed, and its stock is not named. */
  isPreview?: boolean;
}

/** The details of a product, in the dialog and on its page. */
export function ProductPresentation(props: ProductPresentationProps) {
  const { product, details, heading, link, onRetry, onOpenOther, isPreview } = props;
  const { choice: asked, choose } = useChoiceInAddress();

  const variants = details.value?.variants ?? null;
  const facts = details.value?.facts;
  const choice = choiceOf(product, variants, asked);
  const offer = offerOf(product, variants, choice);
  const isLoading = details.request.status === 'loading';

  const chooseAndRemember = (next: Choice) => {
    rememberSize(next.size, product.options.sizes);
    choose(next);
  };

  return (
    <div className={styles.details} aria-busy={isLoading}>
      <ProductGallery product={product} further={details.value?.pictures ?? []} colour={choice.colour} />
      <div className={styles.text}>
        <ProductLabels {...product} />
        {heading}
        <div className={styles.worth}>
          <Price {...offer} />
          <Rating average={product.averageReview} isPreview={isPreview} />
        </div>
        <ProductPurchase
          product={product}
          details={details}
          choice={choice}
          stock={offer.stock}
          onChoose={chooseAndRemember}
          onRetry={onRetry}
          isForSale={!isPreview}
        />
        <ProductDelivery subtotal={sellingPrice(offer)} facts={facts} />
        <ProductReturns productId={product._id} />
        {facts && <Fit facts={facts} chosen={choice.size} />}
        <ToldFit size={choice.size} isPreview={isPreview} />
        <p className={styles.description}>{product.description}</p>
        {facts && <MaterialsAndCare facts={facts} />}
        <ShopPromises productId={product._id} />
        <p className={styles.links}>
          {link}
          {!isPreview && <ShareButton product={product} choice={asked} />}
        </p>
      </div>
      {onOpenOther && <InShop product={product} onOpenOther={onOpenOther} />}
    </div>
  );
}

/** An average of 0 means 'no reviews' only if the reviews were loaded. */
function Rating({ average, isPreview }: { average: number; isPreview: boolean | undefined }) {
  const { value: page, request } = useSelector(selectReviews);
  const hasFailed = request.status === 'failed';
  if (isPreview) return null;
  if (average === 0) return hasFailed ? null : <StarRating average={0} />;
  return (
    <div className={styles.rating}>
      <StarRating average={average} />
      {!hasFailed && <ReviewCount total={page?.meta.total} />}
    </div>
  );
}

/** The link leads to the reviews. Its room is reserved before they are loaded. */
function ReviewCount({ total }: { total: number | undefined }) {
  return (
    <a
      href="#reviews-heading"
      className={styles.reviewCount}
      hidden={total === undefined}
      onClick={goToReviews}
    >
      {total ?? 10} {total === 1 ? 'review' : 'reviews'}
    </a>
  );
}

function goToReviews(event: MouseEvent) {
  event.preventDefault();
  document.getElementById('reviews-heading')?.focus();
}

interface InShopProps {
  product: Product;
  onOpenOther: (product: Product) => void;
}

/** Slots around a product that the shop shows. */
function InShop({ product: { _id: productId, options }, onOpenOther }: InShopProps) {
  const dispatch = useDispatch();
  useEffect(() => void dispatch(productViewed(productId)), [dispatch, productId]);
  return (
    <>
      <Reviews productId={productId} hasSizes={options.sizes.length > 0} />
      <RelatedProducts productId={productId} onOpen={onOpenOther} />
    </>
  );
}
