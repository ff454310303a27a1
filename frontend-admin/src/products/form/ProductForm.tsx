import { shopCurrency } from '@haberdash/kit/money';
import Checkbox, { type CheckboxChangeEvent } from 'antd/es/checkbox';
import Form, { type FormInstance } from 'antd/es/form';
import Input from 'antd/es/input';
import Select from 'antd/es/select';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { FitPanel } from '../fit/FitPanel';
import { FactsField } from '../facts/FactsField';
import { PictureBoard } from '../picture-board/PictureBoard';
import { selectIsUploading } from '../../pictures/picture-upload.slice';
import { useUpload } from '../../pictures/use-upload';
import { useMenuOptions } from '../../taxonomy/use-menu-options';
import { SubmitButton } from '../../ui/SubmitButton';
import { areAny, isComplete as areVariantsComplete, problemsOf } from '../variants/draft/check';
import { isFlat } from '../variants/draft/draft';
import { useDraft } from '../variants/use-draft';
import { editorOpened, hasOptions, selectIsRefusalShown, variantsChecked } from '../variants/variants.slice';
import { VariantsEditor } from '../variants/VariantsEditor';
import { VariantsSection } from '../variants/VariantsSection';
import { plainAmount } from '../amounts';
import {
  detailNames,
  fieldLabels,
  fieldNames,
  fieldsOfCopy,
  formFieldsOf,
  initialFieldsOf,
  isComplete,
  type FieldErrors,
  type ProductFields,
} from '../product-fields';
import { ProductPicture } from './ProductPicture';
import type { EditedProduct, Product } from '../products.api';
import { SaveOutcome } from './SaveOutcome';
import { SlugField } from './SlugField';
import styles from '../products.module.css';
import {
  formChanged,
  productSubmitted,
  selectFieldErrors,
  selectSaving,
  selectSheet,
} from '../products.slice';

const amount = { inputMode: 'decimal', maxLength: 20 } as const;

export default function ProductForm() {
  const { editing, template } = useSelector(selectSheet);
  const saving = useSelector(selectSaving);
  const fieldErrors = useSelector(selectFieldErrors);
  const isRefusalShown = useSelector(selectIsRefusalShown);
  const { url: uploaded } = useUpload('product');
  const dispatch = useDispatch();
  const [form] = Form.useForm<ProductFields>();
  const fields = Form.useWatch([], form);
  const variants = useVariantsOfForm(editing);
  const names = variants.areFlat ? fieldNames : detailNames;
  const hasFieldErrors = names.some((name) => fieldErrors[name]);
  const shown = editing ?? template;
  const image = uploaded ?? shown?.image;

  useErrorsAtFields(form, fieldErrors);

  const noteChange = (changed: Partial<ProductFields>) => {
    const changedNames = fieldNames.filter((name) => name in changed);
    form.setFields(changedNames.map((name) => ({ name, errors: [] })));
    dispatch(formChanged());
  };
  const submit = (filled: ProductFields) => {
    if (!variants.areRight) dispatch(variantsChecked());
    else if (image) dispatch(productSubmitted({ ...filled, image }));
  };

  return (
    <>
      <ProductPicture editing={shown} error={fieldErrors.image} />
      <PictureBoard product={shown} image={image} />
      <Form
        form={form}
        layout="vertical"
        requiredMark={false}
        noValidate
        initialValues={template ? fieldsOfCopy(template) : initialFieldsOf(editing)}
        onValuesChange={noteChange}
        onFinish={submit}
      >
        <DetailFields isNew={!editing} />
        <VariantsSection
          editing={editing}
          flatFields={<FlatFields />}
          onOpen={() => dispatch(editorOpened(formFieldsOf(form.getFieldsValue())))}
        />
        <FactsItem product={shown} editing={editing} />
        <DraftField isNew={!editing} />
        <SaveOutcome form={form} isShownElsewhere={hasFieldErrors || isRefusalShown} />
        <SubmitButton
          htmlType="submit"
          className={styles.submit}
          disabled={!image || !isComplete(fields, names) || !variants.areComplete}
          busy={saving.status === 'loading'}
        >
          {editing ? 'Edit' : 'Add'}
        </SubmitButton>
      </Form>
      <VariantsEditor />
      <FitItem product={editing} />
    </>
  );
}

function FitItem({ product }: { product: Product | null }) {
  if (!product || product.options.sizes.length === 0) return null;
  return (
    <div className={styles.fit}>
      <FitPanel productId={product._id} />
    </div>
  );
}

/** Shows the server's errors at their fields and focuses the first. */
function useErrorsAtFields(form: FormInstance<ProductFields>, fieldErrors: FieldErrors): void {
  useEffect(() => {
    form.setFields(
      fieldNames.map((name) => ({ name, errors: fieldErrors[name] ? [fieldErrors[name]] : [] })),
    );
    const firstWrong = fieldNames.find((name) => fieldErrors[name]);
    if (firstWrong) form.focusField(firstWrong);
  }, [form, fieldErrors]);
}

/** The state of the sizes and colours that matters to the form. */
function useVariantsOfForm(editing: Product | null) {
  const areFlat = useDraft(isFlat);
  const isThere = useDraft(areVariantsComplete);
  const areRight = useDraft((draft) => isFlat(draft) || !areAny(problemsOf(draft)));
  const isUploading = useSelector(selectIsUploading);
  const areComplete = !isUploading && (isThere || (areFlat && !hasOptions(editing)));
  return { areFlat, areComplete, areRight };
}

function DetailFields({ isNew }: { isNew: boolean }) {
  const { categories, brands } = useMenuOptions();
  return (
    <>
      <Form.Item name="title" label={fieldLabels.title}>
        <Input maxLength={200} />
      </Form.Item>
      <SlugField isNew={isNew} />
      <Form.Item name="description" label={fieldLabels.description}>
        <Input.TextArea autoSize={{ minRows: 3, maxRows: 10 }} maxLength={5000} />
      </Form.Item>
      <Form.Item name="category">
        <Select
          aria-label={fieldLabels.category}
          placeholder={fieldLabels.category}
          options={categories}
          showSearch={{ optionFilterProp: 'label' }}
        />
      </Form.Item>
      <Form.Item name="brand">
        <Select
          aria-label={fieldLabels.brand}
          placeholder={fieldLabels.brand}
          options={brands}
          showSearch={{ optionFilterProp: 'label' }}
        />
      </Form.Item>
    </>
  );
}

interface FactsItemProps {
  /** Also of a copy. */
  product: Product | null;
  editing: EditedProduct | null;
}

function FactsItem({ product, editing }: FactsItemProps) {
  const ofDraft = useDraft((draft) => draft.sizes);
  const isLoaded = useDraft((draft) => !isFlat(draft));
  const lackingId = editing?.lacksFacts ? editing._id : undefined;
  const sizes = isLoaded ? ofDraft : (product?.options.sizes ?? []);
  return (
    <Form.Item name="facts">
      <FactsField sizes={sizes} lackingId={lackingId} />
    </Form.Item>
  );
}

function DraftField({ isNew }: { isNew: boolean }) {
  if (!isNew) return null;
  return (
    <Form.Item
      name="state"
      getValueProps={(state) => ({ checked: state === 'draft' })}
      getValueFromEvent={({ target }: CheckboxChangeEvent) => (target.checked ? 'draft' : 'published')}
    >
      <Checkbox>Keep it as a draft: shoppers don’t see it yet</Checkbox>
    </Form.Item>
  );
}

/** The fields of a product with a single size and colour. */
function FlatFields() {
  return (
    <>
      <Form.Item name="price" label={fieldLabels.price} normalize={plainAmount}>
        <Input {...amount} prefix={shopCurrency().symbol} />
      </Form.Item>
      <Form.Item name="salePrice" label={fieldLabels.salePrice} normalize={plainAmount}>
        <Input {...amount} prefix={shopCurrency().symbol} placeholder="No sale" />
      </Form.Item>
      <Form.Item name="totalStock" label={fieldLabels.totalStock}>
        <Input type="number" inputMode="numeric" min={0} step={1} />
      </Form.Item>
    </>
  );
}
