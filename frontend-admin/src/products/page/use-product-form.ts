import { useMenu } from '@haberdash/kit/menu/use-menu';
import Form, { type FormInstance } from 'antd/es/form';
import { useEffect, useEffectEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { selectIsUploading } from '../../pictures/picture-upload.slice';
import { type Missing, missingOf } from '../form/missing';
import { selectBoard } from '../picture-board/picture-board.slice';
import {
  amountsOf,
  type FieldErrors,
  fieldNames,
  fieldsOfCopy,
  initialFieldsOf,
  savedFieldsOf,
  usualScaleOf,
  type ProductFields,
} from '../product-fields';
import {
  formChanged,
  productSubmitted,
  type Purpose,
  selectFieldErrors,
  selectForm,
  selectUpdate,
} from '../products.slice';
import { areAny, isComplete as areVariantsComplete, problemsOf } from '../variants/draft/check';
import { isFlat } from '../variants/draft/draft';
import { editorOpened, selectDraft, variantsChecked } from '../variants/variants.slice';
import { focusPart } from './focus-part';

/** The form of the product on the page, and what its buttons and links do. */
export function useProductForm() {
  const { editing, template } = useSelector(selectForm);
  const draft = useSelector(selectDraft);
  const { categories } = useMenu();
  const dispatch = useDispatch();
  const [form] = Form.useForm<ProductFields>();
  const initial = template ? fieldsOfCopy(template) : initialFieldsOf(editing);
  const readiness = useReadiness(form, initial);
  useErrorsAtFields(form, useSelector(selectFieldErrors));
  useSavedFields(form);

  const noteChange = (changed: Partial<ProductFields>) => {
    const changedNames = fieldNames.filter((name) => name in changed);
    form.setFields(changedNames.map((name) => ({ name, errors: [] })));
    dispatch(formChanged());
  };
  const submit = (purpose: Purpose) => {
    const areVariantsRight = isFlat(draft) || !areAny(problemsOf(draft));
    const product = form.getFieldsValue();
    dispatch(areVariantsRight ? productSubmitted({ product, purpose }) : variantsChecked());
  };
  const openVariants = (cell?: string) => {
    const fields = form.getFieldsValue();
    const scale = usualScaleOf(fields.category, categories);
    dispatch(editorOpened({ amounts: amountsOf(fields), scale, cell }));
  };
  /** Leads to the field. */
  const go = ({ field, cell }: Missing) => {
    if (field === 'variants') openVariants(cell);
    else if (field === 'picture') focusPart('pictures');
    else form.focusField(field);
  };
  return { form, initial, ...readiness, noteChange, submit, openVariants, go };
}

function useReadiness(form: FormInstance<ProductFields>, initial: Partial<ProductFields>) {
  // It is undefined until the form is there.
  const typed = Form.useWatch([], form) as ProductFields | undefined;
  const fields = typed ?? initial;
  const draft = useSelector(selectDraft);
  const { pictures } = useSelector(selectBoard);
  const isUploading = useSelector(selectIsUploading);
  const missing = missingOf({ fields, pictures, draft });
  const areVariantsFine = isFlat(draft) || areVariantsComplete(draft);
  return { missing, isReady: missing.length === 0 && areVariantsFine && !isUploading };
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

/** The form shows the product as the server has saved it, and what was typed since; an update by somebody else keeps what was typed. */
function useSavedFields(form: FormInstance<ProductFields>): void {
  const { editing, sent } = useSelector(selectForm);
  const update = useSelector(selectUpdate);
  const onSaved = useEffectEvent(() => {
    if (!editing || update) return;
    const typed = form.getFieldsValue();
    form.setFieldsValue(sent ? savedFieldsOf(editing, sent, typed) : initialFieldsOf(editing));
  });
  useEffect(() => onSaved(), [editing?.version]);
}
