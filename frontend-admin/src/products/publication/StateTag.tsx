import { shopTime } from '../../time/shop-time';
import type { ProductState } from './publication.api';
import styles from './state-tag.module.css';

interface StateTagProps {
  product: { state: ProductState; publishAt: string | null };
}

export function StateTag({ product: { state, publishAt } }: StateTagProps) {
  const text = publishAt ? `Draft until ${shopTime(publishAt)}` : stateLabels[state];
  return <span className={styles[state]}>{text}</span>;
}

export const stateLabels: Record<ProductState, string> = {
  draft: 'Draft',
  published: 'Published',
  archived: 'Archived',
};
