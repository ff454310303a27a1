import Button from 'antd/es/button';
import Form, { type FormInstance } from 'antd/es/form';
import Input from 'antd/es/input';
import type { TextAreaRef } from 'antd/es/input/TextArea';
import Select from 'antd/es/select';
import { useRef } from 'react';
import { useSelector } from 'react-redux';
import { EditorForm } from '../editor/EditorForm';
import type { FieldTexts } from '../editor/SaveOutcome';
import { scaleEditor, type ScaleFields } from './scale-editor';
import type { Scale } from './sizes.api';
import styles from './sizes.module.css';
import { SizesField } from './SizesField';
import { after, atEnd, atStart, problemOf, sizesIn, withSizes } from './typed-sizes';

const texts: FieldTexts<ScaleFields> = {
  labels: { label: 'Name', sizes: 'Sizes', added: 'Sizes to add', place: 'Place' },
  theirs: (name, value) => (name === 'sizes' ? (value as string[]).join(', ') : `“${String(value)}”`),
};

/** @param scales of the shop */
export function ScaleForm({ scales }: { scales: Scale[] }) {
  const [form] = Form.useForm<ScaleFields>();
  const { saved } = useSelector(scaleEditor.selectEditor);
  const sizes = useSizesIn(form);
  const checkSizes = () => {
    const added = sizesIn((form.getFieldValue('added') as string | undefined) ?? '');
    return sizes.length + added.length > 0
      ? Promise.resolve()
      : Promise.reject(new Error('Add at least one size'));
  };

  return (
    <EditorForm editor={scaleEditor} form={form} texts={texts}>
      <Form.Item
        name="label"
        label="Name"
        extra="Shoppers see it above these sizes in the filters."
        rules={[{ required: true, whitespace: true, message: 'Enter a name' }]}
      >
        <Input maxLength={40} autoFocus />
      </Form.Item>
      <AddedSizes form={form} id={saved?.id} scales={scales} />
      <Form.Item
        name="sizes"
        label="Sizes, from small to large"
        dependencies={['added']}
        rules={[{ validator: checkSizes }]}
      >
        <SizesField saved={saved?.sizes ?? []} />
      </Form.Item>
    </EditorForm>
  );
}

/** Returns no sizes until the form is rendered. */
const useSizesIn = (form: FormInstance<ScaleFields>): string[] =>
  Form.useWatch((fields: Partial<ScaleFields>) => fields.sizes ?? [], form);

interface AddedSizesProps {
  form: FormInstance<ScaleFields>;
  /** The id of the scale; undefined for a new one. */
  id: string | undefined;
  scales: Scale[];
}

/** Sizes that are typed, several at once. Those that were not added yet are saved, too. */
function AddedSizes({ form, id, scales }: AddedSizesProps) {
  const field = useRef<TextAreaRef>(null);
  const sizes = useSizesIn(form);
  const check = (_rule: unknown, text?: string) => {
    const problem = problemOf(sizesIn(text ?? ''), { sizes, scales, id });
    return problem ? Promise.reject(new Error(problem)) : Promise.resolve();
  };
  const add = async () => {
    const { added, place } = await form.validateFields(['added', 'place']);
    form.setFieldsValue({ sizes: withSizes(sizes, sizesIn(added), place), added: '', place: atEnd });
    field.current?.focus();
  };

  return (
    <div className={styles.adding}>
      <Form.Item
        name="added"
        label="Add sizes"
        extra="One per line, or with commas between them."
        rules={[{ validator: check }]}
        validateTrigger="onBlur"
      >
        <Input.TextArea ref={field} autoSize={{ minRows: 2, maxRows: 10 }} maxLength={4000} />
      </Form.Item>
      <Form.Item name="place" label="Place" hidden={sizes.length === 0}>
        <Select
          showSearch={{ optionFilterProp: 'label' }}
          options={[
            { value: atEnd, label: 'At the end' },
            { value: atStart, label: 'At the start' },
            ...sizes.map((size) => ({ value: after(size), label: `After ${size}` })),
          ]}
        />
      </Form.Item>
      <Button onClick={() => void add().catch(() => undefined)}>Add</Button>
    </div>
  );
}
