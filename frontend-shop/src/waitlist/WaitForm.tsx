import { selectUser } from '@haberdash/kit/session';
import { Button } from '@haberdash/kit/ui/Button';
import { SelectField } from '@haberdash/kit/ui/SelectField';
import { TextField } from '@haberdash/kit/ui/TextField';
import { variantLabel } from '@haberdash/kit/variant-label';
import { useEffect, useState, type SyntheticEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { Variant } from '../product/product.api';
import styles from './back-in-stock.module.css';
import {
  awaitedRequested,
  selectAskedFor,
  selectAsking,
  selectAwaited,
  selectSent,
  waitAsked,
  waitEnded,
} from './waitlist.slice';

export interface SoldOut {
  /** The sizes and colours that are sold out; at least one. */
  soldOut: Variant[];
  /** The one that the shopper looks at. */
  preferred: string | undefined;
}

/** For a shopper, or for a visitor with an e-mail address. */
export default function WaitForm({ id, soldOut, preferred }: SoldOut & { id: string }) {
  const userId = useSelector(selectUser)?.id;
  const isVisitor = userId === undefined;
  const awaited = useSelector(selectAwaited);
  const isBusy = useSelector(selectAsking).status === 'loading';
  const [chosen, choose] = useState(preferred);
  const [email, setEmail] = useState('');
  const dispatch = useDispatch();
  useEffect(() => void dispatch(awaitedRequested()), [dispatch, userId]);

  const variant = soldOut.find(({ _id }) => _id === chosen) ?? soldOut[0]!;
  const label = variantLabel(variant);
  const isAwaited = awaited?.includes(variant._id) ?? false;
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (isAwaited) dispatch(waitEnded(variant._id));
    else dispatch(waitAsked({ variantId: variant._id, ...(isVisitor && { email: email.trim() }) }));
  };

  return (
    <form id={id} className={styles.form} aria-label="Tell me when it is back" onSubmit={submit}>
      {label !== '' && (
        <SelectField
          label="Sold out"
          value={variant._id}
          options={soldOut.map((one) => ({ value: one._id, label: variantLabel(one) }))}
          onChange={({ target }) => choose(target.value)}
        />
      )}
      {isVisitor && (
        <TextField
          label="Your e-mail address"
          help="We send one link to confirm it, and write once when it is back."
          type="email"
          autoComplete="email"
          required
          maxLength={254}
          value={email}
          onChange={({ target }) => setEmail(target.value)}
        />
      )}
      <Button type="submit" variant="secondary" busy={isBusy}>
        {isAwaited ? 'Stop waiting' : 'Tell me'}
      </Button>
      <Outcome variantId={variant._id} name={label || 'it'} isAwaited={isAwaited} />
    </form>
  );
}

interface OutcomeProps {
  variantId: string;
  name: string;
  isAwaited: boolean;
}

function Outcome({ variantId, name, isAwaited }: OutcomeProps) {
  const asking = useSelector(selectAsking);
  const askedFor = useSelector(selectAskedFor);
  const sent = useSelector(selectSent);
  return (
    <>
      <p role="status">
        {isAwaited && `We'll write to you when ${name} is back.`}
        {sent?.variantId === variantId && sent.message}
      </p>
      {asking.status === 'failed' && askedFor === variantId && (
        <p role="alert" className={styles.problem}>
          {asking.message}
        </p>
      )}
    </>
  );
}
