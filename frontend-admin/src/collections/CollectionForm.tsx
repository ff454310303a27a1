import { useBackToClose } from '@haberdash/kit/ui/use-back-to-close';
import Button from 'antd/es/button';
import Form, { type FormInstance } from 'antd/es/form';
import { useEffect, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { useOptionalPicture } from '../taxonomy/entries/OptionalPicture';
import { slugOf } from '../taxonomy/slugs/slug-of';
import { RefusalAlert } from '../ui/RefusalAlert';
import { SubmitButton } from '../ui/SubmitButton';
import { useConfirmLeave } from '../ui/dialogs/use-confirm-leave';
import { fieldsOf, submittedOf, type CollectionFields, type SelectionKind } from './collection-fields';
import { CollectionSelection } from './products/CollectionSelection';
import { CollectionWords } from './CollectionWords';
import type { Collection } from './collections.api';
import styles from './collections.module.css';
import { collectionSubmitted, ruleChanged, selectFieldErrors, selectSaving } from './collections.slice';
import { ruleIn } from './products/rule-fields';

/** @param collection null: a new one */
export function CollectionForm({ collection }: { collection: Collection | null }) {
  const dispatch = useDispatch();
  const saving = useSelector(selectSaving);
  const isBusy = saving.status === 'loading';
  const [form] = Form.useForm<CollectionFields>();
  const [kind, setKind] = useState<SelectionKind>(collection?.rule ? 'rule' : 'hand');
  const [isChanged, setChanged] = useState(false);
  const picture = useOptionalPicture();
  const navigate = useNavigate();
  const onLeave = () => void navigate('/admin/collections', { replace: true });
  const { leave, question } = useConfirmLeave({ isBusy, isChanged, onLeave });
  useBackToClose(isChanged, leave);
  const followTitle = useFollowingSlug(form, collection === null);
  useFieldErrors(form);
  useEffect(() => void dispatch(ruleChanged(collection?.rule ?? null)), [dispatch, collection]);

  const noteChange = (changed: Partial<CollectionFields>, { rule }: CollectionFields) => {
    setChanged(true);
    if (changed.rule) dispatch(ruleChanged(ruleIn(rule)));
    if (changed.title !== undefined) followTitle(changed.title);
  };
  const choose = (chosen: SelectionKind) => {
    setKind(chosen);
    setChanged(true);
  };

  return (
    <Form
      form={form}
      layout="vertical"
      requiredMark={false}
      className={styles.editor}
      initialValues={fieldsOf(collection)}
      onValuesChange={noteChange}
      onFinish={(fields) => dispatch(collectionSubmitted(submittedOf(fields, { kind, picture, collection })))}
    >
      <CollectionWords collection={collection} />
      <CollectionSelection kind={kind} onChoose={choose} />
      <div className={styles.save}>
        <RefusalAlert request={saving} />
        <div className={styles.buttons}>
          <Button onClick={leave}>Cancel</Button>
          <SubmitButton htmlType="submit" block={false} busy={isBusy}>
            Save
          </SubmitButton>
        </div>
      </div>
      {question}
    </Form>
  );
}

/** The short name of a new collection follows its title until it is edited. */
function useFollowingSlug(form: FormInstance<CollectionFields>, isNew: boolean) {
  const followed = useRef('');
  return (title: string) => {
    const slug = (form.getFieldValue('slug') as string | undefined) ?? '';
    if (!isNew || slug !== followed.current) return;
    followed.current = slugOf(title);
    form.setFieldValue('slug', followed.current);
  };
}

/** Shows the server's messages at their fields. */
function useFieldErrors(form: FormInstance<CollectionFields>): void {
  const errors = useSelector(selectFieldErrors);
  useEffect(() => {
    const fields = [
      { name: 'title' as const, message: errors.title },
      { name: 'slug' as const, message: errors.slug },
      { name: ['rule', 'priceTo'] as ['rule', 'priceTo'], message: errors['rule.priceTo'] },
    ];
    for (const { name, message } of fields) {
      if (message) form.setFields([{ name, errors: [`This ${message}`] }]);
    }
  }, [form, errors]);
}
