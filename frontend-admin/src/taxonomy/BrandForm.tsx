import Form from 'antd/es/form';
import Input from 'antd/es/input';
import { useDispatch } from 'react-redux';
import { EntryForm } from './entries/EntryForm';
import { OptionalPicture, useOptionalPicture } from './entries/OptionalPicture';
import type { Brand, BrandForm as Fields } from './taxonomy.api';
import { brandSubmitted } from './taxonomy.slice';

interface BrandFormProps {
  /** Null: a new one. */
  brand: Brand | null;
  onCancel: () => void;
}

export function BrandForm({ brand, onCancel }: BrandFormProps) {
  const dispatch = useDispatch();
  const [form] = Form.useForm<Fields>();
  const logo = useOptionalPicture();
  const submit = (fields: Fields) =>
    void dispatch(
      brandSubmitted({ ...fields, slug: brand?.slug ?? fields.slug, logo, version: brand?.version }),
    );

  return (
    <EntryForm
      form={form}
      initialValues={brand ?? {}}
      isNew={brand === null}
      onSubmit={submit}
      onCancel={onCancel}
    >
      <Form.Item>
        <OptionalPicture
          saved={brand?.logo ?? null}
          name={brand?.name ?? 'the brand'}
          label="Logo"
          placeholder="Without a logo, the shop shows the first letter."
        />
      </Form.Item>
      <Form.Item name="makerName" label="Manufacturer">
        <Input maxLength={200} />
      </Form.Item>
      <Form.Item name="makerAddress" label="Manufacturer's address">
        <Input.TextArea autoSize={{ minRows: 2 }} maxLength={500} />
      </Form.Item>
      <Form.Item
        name="responsiblePerson"
        label="Responsible person in the EU"
        extra="Name and address, if the manufacturer is outside the EU."
      >
        <Input.TextArea autoSize={{ minRows: 2 }} maxLength={500} />
      </Form.Item>
    </EntryForm>
  );
}
