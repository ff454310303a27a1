import Form from 'antd/es/form';
import Select from 'antd/es/select';
import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link, useSearchParams } from 'react-router-dom';
import { useMenuOptions } from '../../taxonomy/use-menu-options';
import { Page } from '../../ui/Page';
import { RefusalAlert } from '../../ui/RefusalAlert';
import { SubmitButton } from '../../ui/SubmitButton';
import { sizesText } from '../stock-take-text';
import styles from '../stock-takes.module.css';
import type { Scope, StockTakePreview } from '../stock-takes.api';
import { scopeChosen, scopeSubmitted, selectOpening, selectPreview, startOpened } from './start.slice';

/** `?filter=`: the query of the list of products whose matches are counted. */
export default function StartStockTakePage() {
  const [params] = useSearchParams();
  const filter = params.get('filter');
  const [scope, setScope] = useState<Scope | null>(
    filter === null ? null : { kind: 'filter', query: filter },
  );
  const { value: preview, request } = useSelector(selectPreview);
  const opening = useSelector(selectOpening);
  const dispatch = useDispatch();
  useEffect(() => void dispatch(scope ? scopeChosen(scope) : startOpened()), [dispatch, scope]);

  return (
    <Page title="Start a stock-take" action={<Link to="/admin/stock-takes">All stock-takes</Link>}>
      <div className={styles.start}>
        <p>
          The list has each size of what you choose, as it is now. The shop goes on selling while you count,
          and no sale is lost.
        </p>
        {filter === null ? (
          <ScopeFields onChoose={setScope} />
        ) : (
          <>
            <p>You count the products of a filter.</p>
            <Link to={`/admin/products?${filter}`}>Show the products that match</Link>
          </>
        )}
        <RefusalAlert request={request} />
        <p role="status">
          {request.status === 'loading' ? 'Counting the sizes…' : preview && previewText(preview)}
        </p>
        <RefusalAlert request={opening} />
        <SubmitButton
          block={false}
          busy={opening.status === 'loading'}
          disabled={!preview || preview.variants === 0}
          onClick={() => scope && dispatch(scopeSubmitted(scope))}
        >
          Start counting
        </SubmitButton>
      </div>
    </Page>
  );
}

function previewText({ products, variants }: StockTakePreview): string {
  if (variants === 0) return 'There is nothing to count.';
  return `${sizesText(variants)} of ${products === 1 ? '1 product' : `${products} products`} would be on the list.`;
}

const kinds = [
  { value: 'brand', label: 'Brand' },
  { value: 'category', label: 'Category' },
];

function ScopeFields({ onChoose }: { onChoose: (scope: Scope | null) => void }) {
  const { brands, categories } = useMenuOptions();
  const [kind, setKind] = useState<'brand' | 'category'>('brand');
  const [slug, setSlug] = useState<string>();
  const choose = (chosen: string) => {
    setSlug(chosen);
    onChoose({ kind, slug: chosen });
  };
  return (
    <Form layout="vertical" requiredMark={false}>
      <Form.Item label="What is counted" htmlFor="stock-take-kind">
        <Select
          id="stock-take-kind"
          options={kinds}
          value={kind}
          onChange={(chosen: 'brand' | 'category') => {
            setKind(chosen);
            setSlug(undefined);
            onChoose(null);
          }}
        />
      </Form.Item>
      <Form.Item
        label={kind === 'brand' ? 'Brand' : 'Category'}
        htmlFor="stock-take-slug"
        extra="To count anything else, filter the list of products, select all that match, and choose “Count stock…”."
      >
        <Select
          id="stock-take-slug"
          options={kind === 'brand' ? brands : categories}
          showSearch={{ optionFilterProp: 'label' }}
          placeholder="Choose"
          value={slug}
          onChange={choose}
        />
      </Form.Item>
      <Link to="/admin/products">List of products</Link>
    </Form>
  );
}
