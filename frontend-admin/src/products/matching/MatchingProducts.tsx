import Button from 'antd/es/button';
import Dropdown from 'antd/es/dropdown';
import Modal from 'antd/es/modal';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { IfAllowed } from '../../access/IfAllowed';
import { RefusalAlert } from '../../ui/RefusalAlert';
import { RunningText } from '../../ui/RunningText';
import type { ProductState } from '../publication/publication.api';
import styles from '../products.module.css';
import {
  countRequested,
  selectChanging,
  selectCount,
  selectProgress,
  statesSubmitted,
} from './matching.slice';

const states: Record<ProductState, { item: string; question: string }> = {
  published: { item: 'Publish now', question: 'Publish' },
  draft: { item: 'Make a draft', question: 'Make drafts of' },
  archived: { item: 'Archive', question: 'Archive' },
};

/** The actions for all products that match, also those on other pages. */
export function MatchingProducts({ query }: { query: string }) {
  const { value: count, request } = useSelector(selectCount);
  const changing = useSelector(selectChanging);
  const dispatch = useDispatch();
  useEffect(() => void dispatch(countRequested(query)), [dispatch, query]);

  return (
    <>
      <strong role="status">{count === null ? 'Counting the products' : `All ${count} that match`}</strong>
      {count !== null && (
        <>
          <IfAllowed needs="catalogue.change">
            <Link className={styles.editSelected} to={`/admin/sales/add?filter=${encodeURIComponent(query)}`}>
              Put on sale…
            </Link>
            <StateMenu query={query} count={count} />
          </IfAllowed>
          <IfAllowed needs="stock.change">
            <Link
              className={styles.editSelected}
              to={`/admin/stock-takes/start?filter=${encodeURIComponent(query)}`}
            >
              Count stock…
            </Link>
          </IfAllowed>
          <Button href={`/api/admin/products/export?${query}`} download>
            Export all
          </Button>
        </>
      )}
      <RefusalAlert request={request} />
      <RefusalAlert request={changing}>
        <Button onClick={() => dispatch(countRequested(query))}>Count again</Button>
      </RefusalAlert>
    </>
  );
}

function StateMenu({ query, count }: { query: string; count: number }) {
  const isChanging = useSelector(selectChanging).status === 'loading';
  const progress = useSelector(selectProgress);
  const dispatch = useDispatch();
  const [modal, confirmations] = Modal.useModal();
  const ask = async (state: ProductState) => {
    const isSure = await modal.confirm({
      title: `${states[state].question} ${count} products?`,
      content: 'All of them change, also those on other pages.',
      okText: states[state].item,
      focusable: { autoFocusButton: 'cancel' },
    });
    if (isSure) dispatch(statesSubmitted({ query, expected: count, state }));
  };
  const items = (Object.keys(states) as ProductState[]).map((state) => ({
    key: state,
    label: states[state].item,
    onClick: () => void ask(state),
  }));
  return (
    <>
      {confirmations}
      <Dropdown menu={{ items }} trigger={['click']} autoFocus>
        <Button disabled={isChanging}>Change status</Button>
      </Dropdown>
      <RunningText
        text={
          isChanging ? `Changing the status: ${progress?.done ?? 0} of ${progress?.total ?? count}` : null
        }
      />
    </>
  );
}
