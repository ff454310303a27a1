import { useDispatch, useSelector } from 'react-redux';
import Button from 'antd/es/button';
import type { FormInstance } from 'antd/es/form';
import { useEffect } from 'react';
import { RefusalAlert } from '../ui/RefusalAlert';
import { LatestVersion } from './LatestVersion';
import type { ProductFields } from './product-fields';
import { latestRequested, selectIsOutdated, selectSaving, selectUpdate } from './products.slice';

interface SaveOutcomeProps {
  form: FormInstance<ProductFields>;
  /** Whether a refusal is told at the fields or rows that it is about. */
  isToldElsewhere: boolean;
}

/** Why a product was not saved. When somebody else changed it, the latest version can be loaded and keeps what was typed. */
export function SaveOutcome({ form, isToldElsewhere }: SaveOutcomeProps) {
  const saving = useSelector(selectSaving);
  const isOutdated = useSelector(selectIsOutdated);
  const update = useSelector(selectUpdate);
  const dispatch = useDispatch();
  useEffect(() => form.setFieldsValue(update?.fields ?? {}), [form, update]);

  if (isOutdated) {
    return (
      <RefusalAlert request={saving}>
        <Button onClick={() => dispatch(latestRequested(form.getFieldsValue()))}>
          Load the latest version
        </Button>
      </RefusalAlert>
    );
  }
  return (
    <>
      {!isToldElsewhere && <RefusalAlert request={saving} />}
      {update && <LatestVersion update={update} />}
    </>
  );
}
