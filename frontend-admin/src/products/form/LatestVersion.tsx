import type { FormInstance } from 'antd/es/form';
import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { BothStates, picture } from '../../editor/BothStates';
import { UpdateNotice } from '../../editor/SaveResult';
import type { Kept } from '../../editor/update';
import { pictureRemoved, pictureUploaded } from '../../pictures/picture-upload.slice';
import { useUpload } from '../../pictures/use-upload';
import { BrandName, CategoryName } from '../../taxonomy/names';
import { selectTaken } from '../variants/variants.slice';
import { fieldLabels, type FieldName, type ProductFields, type ProductUpdate } from '../product-fields';
import styles from '../products.module.css';
import { VariantConflicts } from './VariantConflicts';

interface LatestVersionProps {
  form: FormInstance<ProductFields>;
  update: ProductUpdate;
}

/** Lists the fields that came from the latest version of a product, and those that were kept. */
export function LatestVersion({ form, update }: LatestVersionProps) {
  // The state keeps the upload that there was when the latest version came.
  const [{ url: uploaded }] = useState(useUpload('product'));
  const { image, taken, kept } = update;
  const takenVariants = useSelector(selectTaken);
  const updated = [
    ...(image && !uploaded ? ['Picture'] : []),
    ...taken.map((name) => fieldLabels[name as FieldName]),
    ...takenVariants,
  ];

  return (
    <UpdateNotice className={styles.latest} updated={shortened(updated)}>
      {image && uploaded && (
        <li>
          <KeptPicture mine={uploaded} theirs={image} />
        </li>
      )}
      {kept.map((field) => (
        <li key={field.name}>
          <KeptField form={form} field={field} />
        </li>
      ))}
      <VariantConflicts />
    </UpdateNotice>
  );
}

/** A product may have a hundred variants. */
const listed = 10;

function shortened(names: string[]): string {
  const first = names.slice(0, listed).join(names.some((name) => name.includes(',')) ? '; ' : ', ');
  return names.length > listed ? `${first} and ${names.length - listed} more` : first;
}

interface KeptFieldProps {
  form: FormInstance<ProductFields>;
  field: Kept<ProductFields>;
}

function KeptField({ form, field: { name, mine, theirs } }: KeptFieldProps) {
  return (
    <BothStates
      label={fieldLabels[name as FieldName]}
      theirs={
        typeof theirs === 'string' ? (
          <>
            “<FieldValue name={name} value={theirs} />”
          </>
        ) : (
          'other facts'
        )
      }
      onTake={(side) => form.setFieldsValue({ [name]: side === 'mine' ? mine : theirs })}
    />
  );
}

/** Without an upload, the product keeps its picture of the latest version. */
function KeptPicture({ mine, theirs }: { mine: string; theirs: string }) {
  const dispatch = useDispatch();
  return (
    <BothStates
      label="Picture"
      theirs={picture(theirs, 'Theirs')}
      onTake={(side) =>
        dispatch(
          side === 'mine' ? pictureUploaded({ place: 'product', url: mine }) : pictureRemoved('product'),
        )
      }
    />
  );
}

function FieldValue({ name, value }: { name: keyof ProductFields; value: string }) {
  if (name === 'category') return <CategoryName slug={value} />;
  return name === 'brand' ? <BrandName slug={value} /> : value;
}
