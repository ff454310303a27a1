import { ErrorState } from '@haberdash/kit/ui/ErrorState';
import Button from 'antd/es/button';
import Skeleton from 'antd/es/skeleton';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { EditorSheet } from '../editor/EditorSheet';
import { Page } from '../ui/Page';
import { Panel } from '../ui/Panel';
import { ExcludedProduct } from './ExclusionsField';
import { ReturnRulesForm } from './ReturnRulesForm';
import { returnRulesEditor } from './return-rules-editor';
import { exclusionLabels, factsOf } from './return-rules-text';
import type { ReturnRules } from './return-rules.api';
import { rulesRequested, selectRules } from './return-rules.slice';
import styles from './return-rules.module.css';

/** Under which conditions the shop takes items back. */
export default function ReturnRulesPage() {
  const { value: rules, request } = useSelector(selectRules);
  const dispatch = useDispatch();
  useEffect(() => void dispatch(rulesRequested()), [dispatch]);

  return (
    <Page title="Rules of returns">
      <Panel title="What shoppers are promised">
        <p className={styles.about}>
          The shop promises what these rules say, and nothing else. The right to withdraw within 14 days stays
          beside them: then the cheapest standard delivery is refunded, too.
        </p>
        {request.status === 'failed' && (
          <ErrorState title="We couldn't load the rules" onRetry={() => dispatch(rulesRequested())}>
            <p>{request.message}</p>
          </ErrorState>
        )}
        {rules && <Rules rules={rules} />}
        {!rules && request.status !== 'failed' && <Skeleton active title={false} paragraph={{ rows: 6 }} />}
      </Panel>
      <EditorSheet editor={returnRulesEditor} title={() => 'Edit the rules of returns'}>
        <ReturnRulesForm />
      </EditorSheet>
    </Page>
  );
}

function Rules({ rules }: { rules: ReturnRules }) {
  const dispatch = useDispatch();
  return (
    <>
      <dl className={styles.facts}>
        {factsOf(rules).map(([label, text]) => (
          <div key={label} className={styles.fact}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
        <div className={styles.fact}>
          <dt>Exclusions</dt>
          <dd>{rules.exclusions.length === 0 ? 'None' : <Exclusions rules={rules} />}</dd>
        </div>
      </dl>
      <Button type="primary" onClick={() => dispatch(returnRulesEditor.opened({ saved: rules }))}>
        Edit rules
      </Button>
    </>
  );
}

function Exclusions({ rules: { exclusions } }: { rules: ReturnRules }) {
  return (
    <ul className={styles.exclusions} aria-label="Products that are not taken back">
      {exclusions.map(({ productId, reason }) => (
        <li key={productId} className={styles.exclusion}>
          <ExcludedProduct id={productId} />
          <span className={styles.reason}>{exclusionLabels[reason]}</span>
        </li>
      ))}
    </ul>
  );
}
