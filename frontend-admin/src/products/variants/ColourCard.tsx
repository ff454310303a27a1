import CloseOutlined from '@ant-design/icons/es/icons/CloseOutlined';
import Button from 'antd/es/button';
import { useId } from 'react';
import { useDispatch } from 'react-redux';
import { SmallPictureUpload } from '../../pictures/SmallPictureUpload';
import gridStyles from '../grid/grid.module.css';
import type { Colour } from './draft/draft';
import { useProblems } from './use-draft';
import styles from './variants.module.css';
import { colourChanged, colourRemoved } from './variants.slice';

/** Shown by the native colour picker for a colour without a hex value. */
const unknownHex = '#808080';

/** A selected colour with picture, hex value and name. */
export function ColourCard({ colour: { id, name, hex, image } }: { colour: Colour }) {
  const problem = useProblems(({ colours }) => colours[id]);
  const problemId = useId();
  const dispatch = useDispatch();
  const called = name.trim() || 'the new colour';

  return (
    <li className={styles.colour}>
      <SmallPictureUpload place={id} url={image} name={called} placeholder="Uses the product picture">
        <div className={styles.colourFields}>
          <input
            type="color"
            aria-label={`Shade of ${called}`}
            value={hex || unknownHex}
            onChange={({ target }) => dispatch(colourChanged({ id, hex: target.value }))}
          />
          <input
            className={gridStyles.input}
            aria-label={`Name of ${called}`}
            aria-invalid={problem ? true : undefined}
            aria-describedby={problem ? problemId : undefined}
            autoFocus={name === ''}
            maxLength={40}
            placeholder="Name"
            value={name}
            onChange={({ target }) => dispatch(colourChanged({ id, name: target.value }))}
          />
          <Button
            type="text"
            icon={<CloseOutlined aria-hidden />}
            aria-label={`Remove ${called}`}
            onClick={() => dispatch(colourRemoved(id))}
          />
        </div>
        {problem && (
          <p id={problemId} className={styles.problem}>
            {problem}.
          </p>
        )}
      </SmallPictureUpload>
    </li>
  );
}
