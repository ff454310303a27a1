import { Link } from 'react-router-dom';
import { Panel } from '../../ui/Panel';
import { whole } from '../../ui/numbers';
import { differencesText, progressText, sizesText } from '../stock-take-text';
import type { StockTakeDetails } from '../stock-takes.api';
import styles from '../stock-takes.module.css';

/** How far the booking is, or what became of the stock-take. */
export function StockTakeResult({ stockTake }: { stockTake: StockTakeDetails }) {
  const { state, figures } = stockTake;
  if (state === 'booking') return <BookingProgress figures={figures} />;
  return (
    <Panel title={state === 'booked' ? 'Booked' : 'Abandoned: nothing was booked'}>
      <div className={styles.book}>
        <p role="status">
          {progressText(stockTake)}. {differencesText(figures)}
        </p>
        {figures.refused > 0 && (
          <>
            <p role="alert" className={styles.error}>
              {sizesText(figures.refused)} could not be booked.
            </p>
            <Link to="?filter=refused">Show them, and why</Link>
          </>
        )}
      </div>
    </Panel>
  );
}

function BookingProgress({ figures: { booked, counted } }: Pick<StockTakeDetails, 'figures'>) {
  return (
    <Panel title="The differences are being booked">
      <p className={styles.progress}>
        <progress max={counted} value={booked} aria-label="Booked sizes" />{' '}
        <span role="status">
          {whole(booked)} of {sizesText(counted)}. You may leave this page.
        </span>
      </p>
    </Panel>
  );
}
