import Button from 'antd/es/button';
import { useDispatch, useSelector } from 'react-redux';
import { SubmitButton } from '../../ui/SubmitButton';
import type { Missing } from '../form/missing';
import type { ProductDetails } from '../products.api';
import { type Purpose, selectSaving } from '../products.slice';
import { planOpened, selectSavingState, stateSubmitted } from '../publication/publication.slice';
import { MissingList } from './MissingList';
import styles from './product-page.module.css';
import { useIsUnsaved } from './leaving/use-is-unsaved';

interface ActionBarProps {
  /** Null for a new one. */
  product: ProductDetails | null;
  missing: Missing[];
  /** Whether all fields are filled, and all pictures uploaded. */
  isReady: boolean;
  onSubmit: (purpose: Purpose) => void;
  onGo: (missing: Missing) => void;
}

/** It stays in view, at the top: toasts come up at the bottom. The form's own submit button saves and leaves. */
export function ActionBar({ product, missing, isReady, onSubmit, onGo }: ActionBarProps) {
  const isSaving = useSelector(selectSaving).status === 'loading';
  const isChanging = useSelector(selectSavingState).status === 'loading';
  const isBusy = isSaving || isChanging;
  const actions = { product, isBusy, disabled: !isReady || isBusy, onSubmit };
  return (
    <div className={styles.bar} role="group" aria-label="Save and publish">
      <MissingList missing={missing} onGo={onGo} />
      <div className={styles.actions}>
        {product ? <ActionsOfSaved {...actions} product={product} /> : <ActionsOfNew {...actions} />}
      </div>
    </div>
  );
}

interface ActionsProps {
  isBusy: boolean;
  disabled: boolean;
  onSubmit: (purpose: Purpose) => void;
}

function ActionsOfNew({ isBusy, disabled, onSubmit }: ActionsProps) {
  return (
    <>
      <Button disabled={disabled} onClick={() => onSubmit('draft')}>
        Save draft
      </Button>
      <Button disabled={disabled} onClick={() => onSubmit('plan')}>
        Publish at…
      </Button>
      <SubmitButton htmlType="submit" block={false} disabled={disabled && !isBusy} busy={isBusy}>
        Add
      </SubmitButton>
    </>
  );
}

function ActionsOfSaved({ product, isBusy, disabled, onSubmit }: ActionsProps & { product: ProductDetails }) {
  const isUnsaved = useIsUnsaved();
  const dispatch = useDispatch();
  const { _id, state } = product;
  const publish = () =>
    isUnsaved ? onSubmit('publish') : dispatch(stateSubmitted({ ids: [_id], state: 'published' }));
  const plan = () => (isUnsaved ? onSubmit('plan') : dispatch(planOpened([_id])));
  const edit = { htmlType: 'submit', disabled: disabled && !isBusy } as const;

  if (state === 'published') {
    return (
      <SubmitButton {...edit} block={false} busy={isBusy}>
        Edit
      </SubmitButton>
    );
  }
  return (
    <>
      <Button {...edit}>Edit</Button>
      <Button disabled={disabled} onClick={plan}>
        Publish at…
      </Button>
      <SubmitButton block={false} disabled={disabled && !isBusy} busy={isBusy} onClick={publish}>
        Publish
      </SubmitButton>
    </>
  );
}
