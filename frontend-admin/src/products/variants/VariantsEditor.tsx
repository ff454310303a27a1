import { useBackToClose } from '@haberdash/kit/ui/use-back-to-close';
import Button from 'antd/es/button';
import Drawer from 'antd/es/drawer';
import { useEffect, useEffectEvent, useRef, type Ref } from 'react';
import { shallowEqual, useDispatch, useSelector } from 'react-redux';
import { useForgottenUploads } from '../../pictures/use-forgotten-uploads';
import { countOf } from '../amounts';
import { selectSaving } from '../products.slice';
import { RefusalAlert } from '../../ui/RefusalAlert';
import { ColourPicker } from './ColourPicker';
import { isFlat } from './draft/draft';
import { FillBar } from './FillBar';
import { SizePicker } from './SizePicker';
import { obstacleOf, summaryOf } from './draft/summary';
import { useDraft } from './use-draft';
import styles from './variants.module.css';
import {
  editorClosed,
  selectChecks,
  selectIsEditorOpen,
  selectIsRefusalShown,
  selectWantedCell,
  variantsChecked,
} from './variants.slice';
import { VariantsTable } from './VariantsTable';

/** Opens above the page of the product, which saves the variants. */
export function VariantsEditor() {
  const isOpen = useSelector(selectIsEditorOpen);
  const dispatch = useDispatch();
  const close = () => dispatch(editorClosed());
  useBackToClose(isOpen, close);
  useForgottenUploads(Object.keys(useDraft(({ colours }) => colours)));
  const { choices, focusOnProblem } = useFocusOnProblem();
  const wanted = useSelector(selectWantedCell);
  const focus = () => {
    const cells = [...(choices.current?.querySelectorAll('input') ?? [])];
    const cell = wanted && cells.find((input) => input.ariaLabel === wanted);
    if (cell) cell.focus();
    else focusOnProblem();
  };

  return (
    <Drawer
      title="Sizes and colours"
      open={isOpen}
      onClose={close}
      // The drawer focuses itself when it opens.
      afterOpenChange={focus}
      size="min(62rem, 100%)"
      footer={<Footer />}
      destroyOnHidden
    >
      <Choices ref={choices} />
    </Drawer>
  );
}

function Choices({ ref }: { ref: Ref<HTMLDivElement> }) {
  const saving = useSelector(selectSaving);
  const isRefusalShown = useSelector(selectIsRefusalShown);
  const isEmpty = useDraft(isFlat);

  return (
    <div ref={ref} className={styles.editor}>
      {!isRefusalShown && <RefusalAlert request={saving} />}
      <SizePicker />
      <ColourPicker />
      <section className={styles.part} aria-label="Combinations">
        <h2>Combinations</h2>
        {isEmpty ? (
          <p className={styles.hint}>
            Choose sizes, colours or both. Set price and stock for each combination here.
          </p>
        ) : (
          <>
            <StockHint />
            <FillBar />
            <VariantsTable />
          </>
        )}
      </section>
    </div>
  );
}

/** Says that each row starts with the stock of the whole product. */
function StockHint() {
  const firstStock = useDraft((draft) => draft.firstStock);
  const { onSale, pieces } = useDraft(summaryOf, shallowEqual);
  if (firstStock === '' || onSale < 2) return null;
  return (
    <p className={styles.note}>
      Each variant starts with the stock you entered, {firstStock}. Together that is {pieces}. Correct the
      rows below if you have fewer.
    </p>
  );
}

/** Focuses the first problem after each check. */
function useFocusOnProblem() {
  const choices = useRef<HTMLDivElement>(null);
  const checks = useSelector(selectChecks);
  const focusOnProblem = () => choices.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  const onChecked = useEffectEvent(focusOnProblem);
  useEffect(() => onChecked(), [checks]);
  return { choices, focusOnProblem };
}

function Footer() {
  const { onSale, pieces } = useDraft(summaryOf, shallowEqual);
  const obstacle = useDraft(obstacleOf);
  const isEmpty = useDraft(isFlat);
  const dispatch = useDispatch();

  return (
    <div className={styles.footer}>
      <p>{!isEmpty && `${countOf(onSale)}, ${pieces} in stock`}</p>
      <p className={styles.warning}>{!isEmpty && obstacle}</p>
      <Button type="primary" onClick={() => dispatch(variantsChecked())}>
        Done
      </Button>
    </div>
  );
}
