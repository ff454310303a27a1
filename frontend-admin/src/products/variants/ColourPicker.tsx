import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined';
import Button from 'antd/es/button';
import { shallowEqual, useDispatch } from 'react-redux';
import { ToggleButton } from '../../ui/ToggleButton';
import { isSameName } from './draft/choose';
import { ColourCard } from './ColourCard';
import { palette } from './draft/palette';
import { useDraft } from './use-draft';
import styles from './variants.module.css';
import { colourAdded, colourRemoved } from './variants.slice';

export function ColourPicker() {
  const chosen = useDraft(({ colourIds, colours }) => colourIds.map((id) => colours[id]!), shallowEqual);
  const dispatch = useDispatch();

  return (
    <section className={styles.part} aria-label="Colours">
      <h2>Colours</h2>
      <div className={styles.palette}>
        {palette.map(({ name, hex }) => {
          const known = chosen.find((colour) => isSameName(colour.name, name));
          return (
            <ToggleButton
              key={name}
              isOn={known !== undefined}
              className={styles.shade}
              style={{ background: hex }}
              aria-label={name}
              title={name}
              onClick={() => dispatch(known ? colourRemoved(known.id) : colourAdded({ name, hex }))}
            />
          );
        })}
        <Button
          icon={<PlusOutlined aria-hidden />}
          onClick={() => dispatch(colourAdded({ name: '', hex: '' }))}
        >
          Another colour
        </Button>
      </div>
      {chosen.length > 0 && (
        <ul className={styles.colours}>
          {chosen.map((colour) => (
            <ColourCard key={colour.id} colour={colour} />
          ))}
        </ul>
      )}
    </section>
  );
}
