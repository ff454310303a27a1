import { Button } from '@haberdash/kit/ui/Button';
import { ButtonLink } from '@haberdash/kit/ui/ButtonLink';
import { EmptyState } from '@haberdash/kit/ui/EmptyState';
import { ErrorState } from '@haberdash/kit/ui/ErrorState';
import { PageHeading } from '@haberdash/kit/ui/PageHeading';
import { Spinner } from '@haberdash/kit/ui/Spinner';
import { variantLabel } from '@haberdash/kit/variant-label';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { ProductPicture } from '../../product/ProductPicture';
import { productPath } from '../../product/product-path';
import type { WaitlistLink } from '../waitlist.api';
import styles from './waitlist-page.module.css';
import {
  addressConfirmed,
  linkOpened,
  requestEnded,
  selectChanging,
  selectIsOver,
  selectLink,
} from './waitlist-link.slice';

/** Links of e-mails lead here. Opening it changes nothing: programs that scan e-mails open links, too. */
export default function WaitlistPage() {
  const token = useLocation().hash.slice(1);
  const { value: link, request } = useSelector(selectLink);
  const isOver = useSelector(selectIsOver);
  const dispatch = useDispatch();
  useEffect(() => void dispatch(linkOpened(token)), [dispatch, token]);

  if (isOver || token === '') {
    return (
      <EmptyState title="Nobody waits with this link" pageTitle="Waitlist">
        <p>
          You won&apos;t hear from us about it. On the page of a product that is sold out, you can ask again.
        </p>
        <ButtonLink to="/shop/listing">Browse all products</ButtonLink>
      </EmptyState>
    );
  }
  if (request.status === 'failed') {
    return (
      <ErrorState title="We couldn't open this link" onRetry={() => dispatch(linkOpened(token))}>
        <p>{request.message}</p>
      </ErrorState>
    );
  }
  return link ? <Request link={link} token={token} /> : <Spinner label="Opening your link" />;
}

const headings: Record<WaitlistLink['stage'], string> = {
  unconfirmed: 'Shall we tell you when it is back?',
  waiting: "We'll tell you when it is back",
  told: 'We told you that it is back',
};

function Request({ link, token }: { link: WaitlistLink; token: string }) {
  const { stage, productId, title } = link;
  const changing = useSelector(selectChanging);
  const dispatch = useDispatch();
  const label = variantLabel(link);
  const isBusy = changing.status === 'loading';

  return (
    <section className={styles.page}>
      <PageHeading title="Waitlist">{headings[stage]}</PageHeading>
      <div className={styles.piece}>
        <ProductPicture product={link} sizes="6rem" className={styles.picture} />
        <p>
          <strong>{title}</strong>
          {label && <span className={styles.size}>{label}</span>}
        </p>
      </div>
      {changing.status === 'failed' && (
        <p role="alert" className={styles.problem}>
          {changing.message}
        </p>
      )}
      <div className={styles.actions}>
        {stage === 'unconfirmed' && (
          <Button busy={isBusy} onClick={() => dispatch(addressConfirmed(token))}>
            Yes, tell me
          </Button>
        )}
        {stage !== 'unconfirmed' && (
          <ButtonLink to={productPath({ _id: productId }, link)}>See the product</ButtonLink>
        )}
        <Button variant="secondary" busy={isBusy} onClick={() => dispatch(requestEnded(token))}>
          {stage === 'unconfirmed' ? 'No, forget my address' : 'Forget my request'}
        </Button>
      </div>
    </section>
  );
}
