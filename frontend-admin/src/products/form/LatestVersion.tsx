import type { FormInstance } from 'antd/es/form';
import { Fragment } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { BothStates, picture } from '../../editor/BothStates';
import { UpdateNotice } from '../../editor/SaveResult';
import type { Kept } from '../../editor/update';
import { BrandName, CategoryName } from '../../taxonomy/names';
import { boardSettled, selectBoardConflict, selectIsBoardTaken } from '../picture-board/picture-board.slice';
import { selectTaken } from '../variants/variants.slice';
import { fieldLabels, type FieldName, type ProductFields, type ProductUpdate } from '../product-fields';
import styles from '../products.module.css';
import { VariantConflicts } from './VariantConflicts';

interface LatestVersionProps {
  form: FormInstance<ProductFields>;
  update: ProductUpdate;
}

/** Lists the fields that came from the latest version of a product, and those that were kept. */
export function LatestVersion({ form, update: { taken, kept } }: LatestVersionProps) {
  const isBoardTaken = useSelector(selectIsBoardTaken);
  const takenVariants = useSelector(selectTaken);
  const updated = [
    ...(isBoardTaken ? ['Pictures'] : []),
    ...taken.map((name) => fieldLabels[name as FieldName]),
    ...takenVariants,
  ];

  return (
    <UpdateNotice className={styles.latest} updated={shortened(updated)}>
      <KeptPictures />
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

function KeptPictures() {
  const conflict = useSelector(selectBoardConflict);
  const dispatch = useDispatch();
  if (!conflict) return null;
  return (
    <li>
      <BothStates
        label="Pictures"
        theirs={conflict.theirs.pictures.map(({ id, image, alt }, index) => (
          <Fragment key={id}>{picture(image ?? '', alt || `Their picture ${index + 1}`)} </Fragment>
        ))}
        onTake={(side) => dispatch(boardSettled(side))}
      />
    </li>
  );
}

function FieldValue({ name, value }: { name: keyof ProductFields; value: string }) {
  if (name === 'category') return <CategoryName slug={value} />;
  return name === 'brand' ? <BrandName slug={value} /> : value;
}
