import { isAwaited } from '@haberdash/kit/loadable';
import { sizesRequested } from '@haberdash/kit/sizes/sizes.slice';
import { scaleOf, useSizes } from '@haberdash/kit/sizes/use-sizes';
import { ErrorState } from '@haberdash/kit/ui/ErrorState';
import Button from 'antd/es/button';
import Input from 'antd/es/input';
import Modal from 'antd/es/modal';
import Select from 'antd/es/select';
import Skeleton from 'antd/es/skeleton';
import { useId, useState } from 'react';
import { useDispatch } from 'react-redux';
import { ToggleButton } from '../../ui/ToggleButton';
import { scaleIn } from './draft/draft';
import { useDraft } from './use-draft';
import styles from './variants.module.css';
import { scaleChosen, sizesChosen } from './variants.slice';

/** A scale with more sizes has a field to find one. */
const fewSizes = 30;

export function SizePicker() {
  const loaded = useSizes();
  const dispatch = useDispatch();
  return (
    <section className={styles.part} aria-label="Sizes">
      <h2>Sizes</h2>
      {loaded.request.status === 'failed' && (
        <ErrorState title="We couldn't load the shop's sizes" onRetry={() => dispatch(sizesRequested())}>
          <p>{loaded.request.message}</p>
        </ErrorState>
      )}
      {isAwaited(loaded) && <Skeleton active title={false} paragraph={{ rows: 2 }} />}
      {loaded.value && (
        <>
          <ScalePicker />
          <Choices />
        </>
      )}
    </section>
  );
}

function Choices() {
  const scale = useDraft(scaleIn);
  const chosen = useDraft(({ sizes }) => sizes);
  const [sought, setSought] = useState('');
  const dispatch = useDispatch();
  if (!scale) return null;
  const { id, label, sizes } = scale;
  const isLong = sizes.length > fewSizes;
  const isShown = (size: string) =>
    !isLong || chosen.includes(size) || size.toLowerCase().includes(sought.trim().toLowerCase());
  const shown = sizes.filter(isShown);
  const areAllChosen = chosen.length === sizes.length;

  return (
    <>
      {isLong && (
        <Input
          key={id}
          className={styles.seek}
          allowClear
          aria-label={`Find a size of ${label}`}
          placeholder={`Find one of ${sizes.length} sizes`}
          value={sought}
          onChange={({ target }) => setSought(target.value)}
        />
      )}
      <div className={styles.choices}>
        {shown.map((size) => {
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
        {shown.length === 0 && <p role="status">No size contains “{sought.trim()}”.</p>}
        {isLong
          ? chosen.length > 0 && (
              <Button type="link" onClick={() => dispatch(sizesChosen([]))}>
                No sizes
              </Button>
            )
          : sizes.length > 1 && (
              <Button type="link" onClick={() => dispatch(sizesChosen(areAllChosen ? [] : [...sizes]))}>
                {areAllChosen ? 'No sizes' : 'All sizes'}
              </Button>
            )}
      </div>
    </>
  );
}

function ScalePicker() {
  const scales = useDraft((draft) => draft.scales);
  const shown = useDraft(scaleIn);
  const [first] = useDraft(({ sizes }) => sizes);
  const dispatch = useDispatch();
  const [modal, confirmations] = Modal.useModal();
  const fieldId = useId();

  const choose = (id: string) => {
    const { label } = scales.find((scale) => scale.id === id)!;
    if (!first) return void dispatch(scaleChosen(id));
    void modal.confirm({
      title: `Change to ${label}?`,
      content: `The sizes chosen under ${scaleOf(first, scales)?.label ?? 'another scale'} will be removed from the table. Shoppers can no longer buy them.`,
      okText: 'Change sizes',
      focusable: { autoFocusButton: 'cancel' },
      onOk: () => void dispatch(scaleChosen(id)),
    });
  };

  return (
    <div className={styles.scale}>
      <label htmlFor={fieldId}>Scale</label>
      <Select
        id={fieldId}
        className={styles.seek}
        value={shown?.id}
        options={scales.map(({ id, label, sizes }) => ({ value: id, label, sizes }))}
        showSearch={{
          filterOption: (sought, scale) =>
            [scale?.label ?? '', ...(scale?.sizes ?? [])].some((text) =>
              text.toLowerCase().startsWith(sought.trim().toLowerCase()),
            ),
        }}
        optionRender={({ label, data: { sizes } }) => (
          <>
            {label} <span className={styles.range}>{rangeOf(sizes)}</span>
          </>
        )}
        onChange={choose}
      />
      {confirmations}
    </div>
  );
}

const rangeOf = (sizes: readonly string[]): string =>
  sizes.length > 1 ? `${sizes[0]} to ${sizes.at(-1)}` : '';
