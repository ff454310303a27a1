import type { FormInstance } from 'antd/es/form';
import { idle } from '@haberdash/kit/request-state';
import { useDispatch, useSelector } from 'react-redux';
import { SaveResult } from '../../editor/SaveResult';
import type { ProductFields } from '../product-fields';
import { latestRequested, selectIsOutdated, selectSaving, selectUpdate } from '../products.slice';
import { LatestVersion } from './LatestVersion';

interface SaveOutcomeProps {
  form: FormInstance<ProductFields>;
  /** Whether the refusal is shown at fields or rows. */
  isShownElsewhere: boolean;
}

/** The result of saving a product. */
export function SaveOutcome({ form, isShownElsewhere }: SaveOutcomeProps) {
  const saving = useSelector(selectSaving);
  const isOutdated = useSelector(selectIsOutdated);
  const update = useSelector(selectUpdate);
  const dispatch = useDispatch();

  return (
    <SaveResult
      form={form}
      saving={isShownElsewhere && !isOutdated ? idle : saving}
      isOutdated={isOutdated}
      update={update}
      onLatest={() => dispatch(latestRequested(form.getFieldsValue()))}
    >
      {update && <LatestVersion key={update.version} form={form} update={update} />}
    </SaveResult>
  );
}
