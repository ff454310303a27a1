import { scaleOf, sizeScales, type SizeScaleId } from '@haberdash/kit/sizes';
import Button from 'antd/es/button';
import Modal from 'antd/es/modal';
import { useDispatch } from 'react-redux';
import { ToggleButton } from '../ui/ToggleButton';
import { useDraft } from './use-draft';
import styles from './variants.module.css';
import { scaleChosen, sizesChosen } from './variants.slice';

export function SizePicker() {
  const scaleId = useDraft(({ scale }) => scale);
  const chosen = useDraft(({ sizes }) => sizes);
  const dispatch = useDispatch();
  const { sizes } = sizeScales.find(({ id }) => id === scaleId)!;
  const areAllChosen = chosen.length === sizes.length;

  return (
    <section className={styles.part} aria-label="Sizes">
      <h3>Sizes</h3>
      <ScalePicker />
      <div className={styles.choices}>
        {sizes.map((size) => {
          const isChosen = chosen.includes(size);
          const others = chosen.filter((other) => other !== size);
          return (
            <ToggleButton
              key={size}
              isOn={isChosen}
              onClick={() => dispatch(sizesChosen(isChosen ? others : [...chosen, size]))}
            >
              {size}
            </ToggleButton>
          );
        })}
        {sizes.length > 1 && (
          <Button type="link" onClick={() => dispatch(sizesChosen(areAllChosen ? [] : [...sizes]))}>
            {areAllChosen ? 'No sizes' : 'All sizes'}
          </Button>
        )}
      </div>
    </section>
  );
}

function ScalePicker() {
  const scaleId = useDraft(({ scale }) => scale);
  const [first] = useDraft(({ sizes }) => sizes);
  const dispatch = useDispatch();
  const [modal, confirmations] = Modal.useModal();

  const choose = (id: SizeScaleId, label: string) => {
    if (!first) return void dispatch(scaleChosen(id));
    void modal.confirm({
      title: `Change to ${label}?`,
      content: `The sizes chosen under ${scaleOf(first)!.label} will be removed from the table. Shoppers can no longer buy them.`,
      okText: 'Change sizes',
      focusable: { autoFocusButton: 'cancel' },
      onOk: () => void dispatch(scaleChosen(id)),
    });
  };

  return (
    <fieldset className={styles.scales}>
      <legend className="visually-hidden">Scale</legend>
      {sizeScales.map(({ id, label }) => (
        <label key={id}>
          <input type="radio" name="scale" checked={id === scaleId} onChange={() => choose(id, label)} />
          {label}
        </label>
      ))}
      {confirmations}
    </fieldset>
  );
}
