import Form from 'antd/es/form';
import Input from 'antd/es/input';
import Select from 'antd/es/select';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { selectPictureUrl } from '../pictures/picture-upload.slice';
import { RefusalAlert } from '../ui/RefusalAlert';
import { SubmitButton } from '../ui/SubmitButton';
import {
  brandOptions,
  categoryOptions,
  fieldLabels,
  fieldNames,
  isComplete,
  type ProductFields,
} from './product-fields';
import { ProductPicture } from './ProductPicture';
import styles from './products.module.css';
import { productSubmitted, selectFieldErrors, selectSaving, selectSheet } from './products.slice';

const amount = { type: 'number', inputMode: 'decimal', step: 'any' } as const;

export default function ProductForm() {
  const { editing } = useSelector(selectSheet);
  const saving = useSelector(selectSaving);
  const fieldErrors = useSelector(selectFieldErrors);
  const uploaded = useSelector(selectPictureUrl);
  const dispatch = useDispatch();
  const [form] = Form.useForm<ProductFields>();
  const fields = Form.useWatch([], form);
  const hasFieldErrors = fieldNames.some((name) => fieldErrors[name]);
  const image = editing ? editing.image : uploaded;

  useEffect(() => {
    form.setFields(
      fieldNames.map((name) => ({ name, errors: fieldErrors[name] ? [fieldErrors[name]] : [] })),
    );
    const firstWrong = fieldNames.find((name) => fieldErrors[name]);
    if (firstWrong) form.focusField(firstWrong);
  }, [form, fieldErrors]);

  const forgetErrors = (changed: Partial<ProductFields>) => {
    const names = fieldNames.filter((name) => name in changed);
    form.setFields(names.map((name) => ({ name, errors: [] })));
  };
  const submit = (filled: ProductFields) => {
    if (image) dispatch(productSubmitted({ ...filled, image }));
  };

  return (
    <>
      <ProductPicture editing={editing} />
      <Form
        form={form}
        layout="vertical"
        requiredMark={false}
        noValidate
        initialValues={editing ?? { salePrice: '' }}
        onValuesChange={forgetErrors}
        onFinish={submit}
      >
        <Fields />
        {!hasFieldErrors && <RefusalAlert request={saving} />}
        <SubmitButton
          htmlType="submit"
          className={styles.submit}
          disabled={!image || !isComplete(fields)}
          busy={saving.status === 'loading'}
        >
          {editing ? 'Edit' : 'Add'}
        </SubmitButton>
      </Form>
    </>
  );
}

function Fields() {
  return (
    <>
      <Form.Item name="title" label={fieldLabels.title}>
        <Input maxLength={200} />
      </Form.Item>
      <Form.Item name="description" label={fieldLabels.description}>
        <Input.TextArea autoSize={{ minRows: 3, maxRows: 10 }} maxLength={5000} />
      </Form.Item>
      <Form.Item name="category">
        <Select
          aria-label={fieldLabels.category}
          placeholder={fieldLabels.category}
          options={categoryOptions}
        />
      </Form.Item>
      <Form.Item name="brand">
        <Select aria-label={fieldLabels.brand} placeholder={fieldLabels.brand} options={brandOptions} />
      </Form.Item>
      <Form.Item name="price" label={fieldLabels.price}>
        <Input {...amount} min={0} prefix="$" />
      </Form.Item>
      <Form.Item name="salePrice" label={fieldLabels.salePrice}>
        <Input {...amount} min={0} prefix="$" placeholder="No sale" />
      </Form.Item>
      <Form.Item name="totalStock" label={fieldLabels.totalStock}>
        <Input type="number" inputMode="numeric" min={0} step={1} />
      </Form.Item>
    </>
  );
}
