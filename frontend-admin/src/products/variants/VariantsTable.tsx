import Checkbox from 'antd/es/checkbox';
import { useState } from 'react';
import { shallowEqual, useDispatch } from 'react-redux';
import { Swatch } from '../../ui/Swatch';
import { columns as allColumns, usualColumns, type Column } from '../grid/cells';
import { Grid } from '../grid/Grid';
import { keysOnSale, shownColourIds, shownKeys, type Draft } from './draft/draft';
import { useDraft, useProblems } from './use-draft';
import { VariantRow } from './VariantRow';
import styles from './variants-table.module.css';
import { cellsWritten } from './variants.slice';

/** A row for each combination. */
export function VariantsTable() {
  const colourIds = useDraft(shownColourIds, shallowEqual);
  const keys = useDraft(keysOnSale, shallowEqual);
  const hasSizes = useDraft(({ sizes }) => sizes.length > 0);
  const [areMakersShown, showMakers] = useState(useDraft(hasMakersNumbers));
  const isWrong = useProblems(({ cells }) =>
    Object.values(cells).some((problems) => problems.gtin || problems.mpn),
  );
  // They stay when the wrong number is corrected.
  if (isWrong && !areMakersShown) showMakers(true);
  const columns = areMakersShown ? allColumns : usualColumns;
  const dispatch = useDispatch();

  return (
    <>
      <Checkbox checked={columns === allColumns} onChange={({ target }) => showMakers(target.checked)}>
        Show GTIN and MPN
      </Checkbox>
      <div className={styles.scroll}>
        <Grid
          className={styles.table}
          columns={columns}
          keys={keys}
          before={<th scope="col">{hasSizes ? 'Size' : 'Colour'}</th>}
          after={<td />}
          onWrite={(writes) => dispatch(cellsWritten(writes))}
        >
          {colourIds.map((colourId) => (
            <ColourRows key={colourId} colourId={colourId} columns={columns} />
          ))}
        </Grid>
      </div>
    </>
  );
}

const hasMakersNumbers = ({ rows }: Draft): boolean =>
  Object.values(rows).some(({ gtin, mpn }) => gtin !== '' || mpn !== '');

interface ColourRowsProps {
  colourId: string | null;
  columns: readonly Column[];
}

function ColourRows({ colourId, columns }: ColourRowsProps) {
  const keys = useDraft(
    (draft) => shownKeys(draft).filter((key) => draft.rows[key]!.colourId === colourId),
    shallowEqual,
  );
  const colour = useDraft(({ colours }) => (colourId === null ? undefined : colours[colourId]));
  const hasSizes = useDraft(({ sizes }) => sizes.length > 0);

  return (
    <tbody>
      {colour && hasSizes && (
        <tr className={styles.group}>
          <th scope="rowgroup" colSpan={columns.length + 2}>
            <span>
              <Swatch hex={colour.hex} /> {colour.name}
            </span>
          </th>
        </tr>
      )}
      {keys.map((key) => (
        <VariantRow key={key} rowKey={key} columns={columns} />
      ))}
    </tbody>
  );
}
