import Alert from 'antd/es/alert';
import Progress from 'antd/es/progress';
import { useDispatch, useSelector } from 'react-redux';
import { RefusalAlert } from '../ui/RefusalAlert';
import { SubmitButton } from '../ui/SubmitButton';
import type { ProductImport } from './import.api';
import styles from './import.module.css';
import { importConfirmed, selectConfirming } from './import.slice';
import { ChangedRows, WrongRows } from './ImportRows';

/** Shows the changes that a file would make, its progress, or how it ended. */
export function ImportOutcome({ productImport }: { productImport: ProductImport }) {
  const { status, errorCount, changeCount } = productImport;
  return (
    <div className={styles.stack}>
      <Status productImport={productImport} />
      {errorCount > 0 ? (
        <WrongRows productImport={productImport} />
      ) : (
        <>
          {status === 'checked' && changeCount > 0 && <Confirmation id={productImport._id} />}
          {changeCount > 0 && <ChangedRows productImport={productImport} />}
        </>
      )}
    </div>
  );
}

function Status({ productImport }: { productImport: ProductImport }) {
  const { status, failure, errorCount, changeCount } = productImport;
  const counts = countsOf(productImport);
  if (status === 'confirmed') return <Running productImport={productImport} />;
  if (status === 'applied')
    return <Alert type="success" showIcon title="Import applied" description={counts} />;
  if (status === 'failed') {
    return <Alert type="error" showIcon title="Nothing was imported" description={failure} />;
  }
  if (errorCount > 0) {
    const title = errorCount === 1 ? '1 error' : `${number(errorCount)} errors`;
    return (
      <Alert
        type="error"
        showIcon
        title={title}
        description="Correct the file and choose it again. Nothing was changed."
      />
    );
  }
  return (
    <div role="status">
      <h3 className={styles.state}>{changeCount === 0 ? 'Nothing to change' : 'Nothing has changed yet'}</h3>
      <p>{counts}</p>
    </div>
  );
}

function Running({ productImport: { progress } }: { productImport: ProductImport }) {
  const { done, total } = progress;
  return (
    <div role="status" className={styles.stack}>
      <p>
        Importing… {total > 0 && `${number(done)} of ${number(total)} products and pictures.`} You can leave
        this page.
      </p>
      <Progress
        percent={total > 0 ? Math.round((100 * done) / total) : 0}
        status="active"
        aria-label="Progress of the import"
      />
    </div>
  );
}

function Confirmation({ id }: { id: string }) {
  const confirming = useSelector(selectConfirming);
  const dispatch = useDispatch();
  return (
    <>
      <RefusalAlert request={confirming} />
      <SubmitButton
        block={false}
        className={styles.confirm}
        busy={confirming.status === 'loading'}
        onClick={() => dispatch(importConfirmed(id))}
      >
        Apply import
      </SubmitButton>
    </>
  );
}

/** 'Products: 2 added, 1 changed, 7 unchanged. Variants: 3 added, 4 changed.' */
function countsOf({ counts }: ProductImport): string {
  const { productsAdded, productsChanged, productsUnchanged, variantsAdded, variantsChanged } = counts;
  const products = `Products: ${number(productsAdded)} added, ${number(productsChanged)} changed, ${number(productsUnchanged)} unchanged.`;
  return `${products} Variants: ${number(variantsAdded)} added, ${number(variantsChanged)} changed.`;
}

const number = (count: number): string => count.toLocaleString('en-US');
