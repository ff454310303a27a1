import { ErrorState } from '@haberdash/kit/ui/ErrorState';
import { money } from '@haberdash/kit/money';
import { pictureSources } from '@haberdash/kit/pictures';
import Form from 'antd/es/form';
import { useDispatch, useSelector } from 'react-redux';
import type { Preview, Rule } from '../collections.api';
import styles from '../collections.module.css';
import { ruleChanged, selectPreview } from '../collections.slice';
import { ruleIn } from './rule-fields';

/** How many products the rule selects now, and the first of them. */
export function RulePreview() {
  const { value: preview, request } = useSelector(selectPreview);
  const form = Form.useFormInstance<{ rule: Partial<Rule> }>();
  const dispatch = useDispatch();
  const load = () => dispatch(ruleChanged(ruleIn(form.getFieldValue('rule') as Partial<Rule>)));
  if (request.status === 'failed') {
    return (
      <ErrorState title="We couldn't load the preview" onRetry={load}>
        <p>{request.message}</p>
      </ErrorState>
    );
  }
  return (
    <section aria-label="Preview" aria-busy={request.status === 'loading'}>
      <p role="status" className={styles.count}>
        {countIn(preview, request.status === 'loading')}
      </p>
      <ul className={styles.previews}>
        {(preview?.data ?? []).map(({ _id, title, image, price, salePrice }) => (
          <li key={_id}>
            <img {...pictureSources(image)} sizes="7rem" alt="" loading="lazy" />
            <span>{title}</span>
            <span className={styles.kind}>{money(salePrice || price)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function countIn(preview: Preview | null, isLoading: boolean): string {
  if (!preview)
    return isLoading ? 'Looking for products' : 'Set a condition to see which products it selects.';
  const { total } = preview.meta;
  if (total === 0) return 'No product meets these conditions now.';
  return total === 1 ? '1 product now' : `${total} products now, newest first`;
}
