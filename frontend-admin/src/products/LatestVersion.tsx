import Alert from 'antd/es/alert';
import type { FormInstance } from 'antd/es/form';
import Button from 'antd/es/button';
import { useEffect, useRef } from 'react';
import { BrandName, CategoryName } from '../taxonomy/names';
import { fieldLabels, type Kept, type ProductFields, type Update } from './product-fields';
import { KeptCells } from './KeptCells';
import styles from './products.module.css';

interface LatestVersionProps {
  form: FormInstance<ProductFields>;
  update: Update;
}

/**
 * Lists the fields that were updated from the latest version and the fields that were kept. Takes over the
 * focus of the button that loaded it.
 */
export function LatestVersion({ form, update }: LatestVersionProps) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), [update]);
  const { taken, kept } = update;

  return (
    <div ref={notice} tabIndex={-1} className={styles.latest}>
      <Alert
        type="info"
        showIcon
        title="This is the latest version with your changes. Check it, then save."
        description={
          <ul>
            {taken.length > 0 && <li>Updated: {taken.map((name) => fieldLabels[name]).join(', ')}</li>}
            {kept.map((field) => (
              <li key={field.name}>
                <KeptField form={form} field={field} />
              </li>
            ))}
            <KeptCells />
          </ul>
        }
      />
    </div>
  );
}

/** Both states of a field that was changed on both sides, and the choice between them. */
function KeptField({
  form,
  field: { name, mine, theirs },
}: {
  form: FormInstance<ProductFields>;
  field: Kept;
}) {
  const label = fieldLabels[name];
  const take = (value: unknown) => form.setFieldsValue({ [name]: value });
  return (
    <>
      {label}: we kept yours. The other version: “<FieldValue name={name} value={String(theirs)} />”{' '}
      <Button size="small" aria-label={`Use theirs: ${label}`} onClick={() => take(theirs)}>
        Use theirs
      </Button>{' '}
      <Button size="small" aria-label={`Use mine: ${label}`} onClick={() => take(mine)}>
        Use mine
      </Button>
    </>
  );
}

function FieldValue({ name, value }: { name: keyof ProductFields; value: string }) {
  if (name === 'category') return <CategoryName slug={value} />;
  return name === 'brand' ? <BrandName slug={value} /> : value;
}
