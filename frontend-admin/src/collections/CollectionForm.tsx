import { useBackToClose } from '@haberdash/kit/ui/use-back-to-close';
import Form from 'antd/es/form';
import { useEffect, type ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { picture, quoted } from '../editor/BothStates';
import { EditorForm } from '../editor/EditorForm';
import type { FieldTexts } from '../editor/SaveOutcome';
import { useFollowingSlug } from '../taxonomy/slugs/use-following-slug';
import { useConfirmLeave } from '../ui/dialogs/use-confirm-leave';
import { collectionEditor, type CollectionFields } from './collection-editor';
import { CollectionWords } from './CollectionWords';
import styles from './collections.module.css';
import { ruleChanged } from './collections.slice';
import { CollectionSelection, selections } from './products/CollectionSelection';
import { ruleIn } from './products/rule-fields';

const texts: FieldTexts<CollectionFields> = {
  labels: {
    title: 'Title',
    slug: 'URL',
    description: 'Description',
    picture: 'Picture',
    kind: 'Selection',
    products: 'Products',
    rule: 'Rule',
  },
  theirs: (name, value) => theirs({ [name]: value }),
};

function theirs({ picture: url, kind, products, rule, ...words }: Partial<CollectionFields>): ReactNode {
  if (url !== undefined) return picture(url ?? '', 'Theirs');
  if (kind) return quoted(selections[kind]);
  if (products) return `${products.length} products`;
  return rule ? 'other conditions' : quoted(Object.values(words)[0] ?? '');
}

export function CollectionForm({ onLeave }: { onLeave: () => void }) {
  const { saved, isChanged, saving } = useSelector(collectionEditor.selectEditor);
  const dispatch = useDispatch();
  const [form] = Form.useForm<CollectionFields>();
  const isBusy = saving.status === 'loading';
  const { leave, question } = useConfirmLeave({ isBusy, isChanged, onLeave });
  useBackToClose(isChanged, leave);
  const followTitle = useFollowingSlug(form, saved === null);
  useEffect(() => void dispatch(ruleChanged(saved?.rule ?? null)), [dispatch, saved]);

  const noteChange = ({ rule, title }: Partial<CollectionFields>) => {
    if (rule) dispatch(ruleChanged(ruleIn(form.getFieldValue('rule') as Partial<CollectionFields['rule']>)));
    followTitle(title);
  };

  return (
    <EditorForm editor={collectionEditor} form={form} texts={texts} onChange={noteChange} onCancel={leave}>
      <div className={styles.editor}>
        <CollectionWords collection={saved} />
        <CollectionSelection />
      </div>
      {question}
    </EditorForm>
  );
}
