import { useBackToClose } from '@haberdash/kit/ui/use-back-to-close';
import Form from 'antd/es/form';
import Input from 'antd/es/input';
import { useEffect, type ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { quoted } from '../../editor/BothStates';
import { EditorForm } from '../../editor/EditorForm';
import type { FieldTexts } from '../../editor/SaveOutcome';
import { shopTimeZone } from '../../time/shop-time';
import { useConfirmLeave } from '../../ui/dialogs/use-confirm-leave';
import { Panel } from '../../ui/Panel';
import { RuleFields } from './RuleFields';
import { saleEditor } from './sale-editor';
import { previewOf, type SaleFields } from './sale-fields';
import { SalePreview } from './SalePreview';
import styles from '../sales.module.css';
import { previewRequested } from '../sales.slice';
import { TargetFields } from './TargetFields';

const texts: FieldTexts<SaleFields> = {
  labels: {
    name: 'Name',
    kind: 'What is reduced',
    slug: 'Collection, brand or category',
    ids: 'Products',
    query: 'Filters',
    reduction: 'Reduction',
    percent: 'Percent off',
    ending: 'Rounded down to',
    price: 'Price of all',
    startsAt: 'Starts',
    endsAt: 'Ends',
  },
  theirs: (_, value): ReactNode =>
    quoted(Array.isArray(value) ? `${value.length} products` : writtenValue(value)),
};

/** The other fields are words and numbers. */
const writtenValue = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

const latest = '2199-12-31T23:59';

export function SaleForm({ onLeave }: { onLeave: () => void }) {
  const { saved, initial, isChanged, saving } = useSelector(saleEditor.selectEditor);
  const dispatch = useDispatch();
  const [form] = Form.useForm<SaleFields>();
  const { leave, question } = useConfirmLeave({ isBusy: saving.status === 'loading', isChanged, onLeave });
  useBackToClose(isChanged, leave);
  const isRunning = saved?.state === 'running';
  const showPreview = () => {
    const fields = form.getFieldsValue(true) as SaleFields;
    dispatch(previewRequested(isRunning ? null : previewOf(fields, saved)));
  };
  useEffect(() => {
    dispatch(previewRequested(isRunning ? null : previewOf(initial as SaleFields, saved)));
  }, [dispatch, initial, isRunning, saved]);

  return (
    <EditorForm editor={saleEditor} form={form} texts={texts} onChange={showPreview} onCancel={leave}>
      <div className={styles.editor}>
        <Panel title="Sale">
          {isRunning && <p className={styles.hint}>It is running: its name and its end can be changed.</p>}
          <Form.Item
            name="name"
            label="Name"
            extra="Shoppers don’t see it. The price history does."
            rules={[{ required: true, whitespace: true, message: 'Enter a name' }]}
          >
            <Input maxLength={100} />
          </Form.Item>
          <TargetFields isDisabled={isRunning} />
          <RuleFields isDisabled={isRunning} />
          <div className={styles.times}>
            <Form.Item name="startsAt" label="Starts" extra={`${shopTimeZone()}; empty: at once`}>
              <Input type="datetime-local" max={latest} disabled={isRunning} />
            </Form.Item>
            <Form.Item
              name="endsAt"
              label="Ends"
              extra={shopTimeZone()}
              rules={[{ required: true, message: 'Choose a day and a time' }]}
            >
              <Input type="datetime-local" max={latest} />
            </Form.Item>
          </div>
        </Panel>
        {!isRunning && <SalePreview onRetry={showPreview} />}
      </div>
      {question}
    </EditorForm>
  );
}
