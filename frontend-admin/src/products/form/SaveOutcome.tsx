import { useDispatch, useSelector } from 'react-redux';
import Button from 'antd/es/button';
import type { FormInstance } from 'antd/es/form';
import { useEffect } from 'react';
import { RefusalAlert } from '../../ui/RefusalAlert';
import { LatestVersion } from './LatestVersion';
import type { ProductFields } from '../product-fields';
import { latestRequested, selectIsOutdated, selectSaving, selectUpdate } from '../products.slice';

interface SaveOutcomeProps {
  form: FormInstance<ProductFields>;
  /** Whether the refusal is shown at fields or rows. */
  isShownElsewhere: boolean;
}

/**
 * Shows why a product was not saved. If somebody else changed it, a button loads the latest version and keeps
 * the input.
 */
export function SaveOutcome({ form, isShownElsewhere }: SaveOutcomeProps) {
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
      {!isShownElsewhere && <RefusalAlert request={saving} />}
      {update && <LatestVersion key={update.version} form={form} update={update} />}
    </>
  );
}
