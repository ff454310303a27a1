import Form from 'antd/es/form';
import { useSelector } from 'react-redux';
import { Panel } from '../../ui/Panel';
import { FactsItem } from '../form/FactsItem';
import { FlatFields } from '../form/FlatFields';
import { SaveOutcome } from '../form/SaveOutcome';
import { WordFields } from '../form/WordFields';
import { PictureBoard } from '../picture-board/PictureBoard';
import { selectFieldErrors, selectForm, selectSaving } from '../products.slice';
import { VariantsEditor } from '../variants/VariantsEditor';
import { VariantsSection } from '../variants/VariantsSection';
import { ActionBar } from './ActionBar';
import { Dialogs } from './Dialogs';
import styles from './product-page.module.css';
import { SideColumn } from './side/SideColumn';
import { useFocusOnSubmit } from './use-focus-on-submit';
import { useProductForm } from './use-product-form';

export function ProductEditor() {
  const { editing } = useSelector(selectForm);
  const isAdding = useSelector(selectSaving).status === 'loading' && !editing;
  const { form, initial, missing, isReady, noteChange, submit, openVariants, go } = useProductForm();
  useFocusOnSubmit(isAdding);
  return (
    <>
      <Form
        form={form}
        layout="vertical"
        requiredMark={false}
        noValidate
        className={styles.form}
        initialValues={initial}
        // The page of a new product is left once it is added: nothing that is typed meanwhile would be saved.
        disabled={isAdding}
        onValuesChange={noteChange}
        onFinish={() => submit('save')}
      >
        <ActionBar product={editing} missing={missing} isReady={isReady} onSubmit={submit} onGo={go} />
        <SaveOutcome form={form} />
        <div className={styles.columns}>
          <MainColumn onOpenVariants={() => openVariants()} />
          <SideColumn product={editing} />
        </div>
      </Form>
      <VariantsEditor />
      {editing && <Dialogs />}
    </>
  );
}

function MainColumn({ onOpenVariants }: { onOpenVariants: () => void }) {
  const { editing } = useSelector(selectForm);
  const { image: error } = useSelector(selectFieldErrors);
  return (
    <div className={styles.column}>
      <Panel title="Text">
        <WordFields isNew={!editing} />
      </Panel>
      <div data-part="pictures">
        <Panel title="Pictures">
          <PictureBoard error={error} />
        </Panel>
      </div>
      <Panel title="Prices and stock">
        <VariantsSection flatFields={<FlatFields />} onOpen={onOpenVariants} />
      </Panel>
      <div data-part="facts">
        <Panel title="Details">
          <FactsItem />
        </Panel>
      </div>
    </div>
  );
}
