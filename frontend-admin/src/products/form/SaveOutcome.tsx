import type { FormInstance } from 'antd/es/form';
import { idle } from '@haberdash/kit/request-state';
import { useEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { SaveResult } from '../../editor/SaveResult';
import type { ProductFields } from '../product-fields';
import {
  latestRequested,
  selectFieldErrors,
  selectIsOutdated,
  selectSaving,
  selectUpdate,
} from '../products.slice';
import { selectIsRefusalShown } from '../variants/variants.slice';
import styles from '../products.module.css';
import { LatestVersion } from './LatestVersion';

interface SaveOutcomeProps {
  form: FormInstance<ProductFields>;
}

/** The result of saving a product; a refusal takes the focus, because the page may be scrolled. */
export function SaveOutcome({ form }: SaveOutcomeProps) {
  const saving = useSelector(selectSaving);
  const isOutdated = useSelector(selectIsOutdated);
  const update = useSelector(selectUpdate);
  const fieldErrors = useSelector(selectFieldErrors);
  const isRefusalShown = useSelector(selectIsRefusalShown);
  const isShownElsewhere = isRefusalShown || Object.keys(fieldErrors).length > 0;
  const dispatch = useDispatch();

  const isShown = saving.status === 'failed' && (isOutdated || !isShownElsewhere);
  const outcome = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isShown) outcome.current?.focus();
  }, [isShown]);
  return (
    <div ref={outcome} tabIndex={-1} className={styles.outcome}>
      <SaveResult
        form={form}
        saving={isShownElsewhere && !isOutdated ? idle : saving}
        isOutdated={isOutdated}
        update={update}
        onLatest={() => dispatch(latestRequested(form.getFieldsValue()))}
      >
        {update && <LatestVersion key={update.version} form={form} update={update} />}
      </SaveResult>
    </div>
  );
}
