import { money } from '@haberdash/kit/money';
import { Button } from '@haberdash/kit/ui/Button';
import { useSelector } from 'react-redux';
import { selectPreview, selectPreviewing } from './cancelling.slice';
import type { CancellationPreview } from '../orders.api';

interface CancelConsequenceProps {
  isChosen: boolean;
  endsOrder: boolean;
  /** Asks the server once more what goes back. */
  calculate: () => void;
}

/** Says what a cancellation of the chosen items brings about. */
export function CancelConsequence({ isChosen, endsOrder, calculate }: CancelConsequenceProps) {
  const preview = useSelector(selectPreview);
  const previewing = useSelector(selectPreviewing);

  if (previewing.status === 'failed')
    return (
      <p role="alert">
        {previewing.message}{' '}
        <Button variant="link" onClick={calculate}>
          Try again
        </Button>
      </p>
    );
  if (!isChosen) return <p aria-live="polite">Choose what to cancel.</p>;
  return <p aria-live="polite">{preview ? textOf(preview, endsOrder) : 'Calculating your refund…'}</p>;
}

function textOf({ refund, delivery }: CancellationPreview, endsOrder: boolean): string {
  const goesBack =
    refund === 0 ? 'There is no money to give back.' : `${money(refund)} goes back to your PayPal account.`;
  if (endsOrder) return `${goesBack} Nothing else is left, so the order ends.`;
  if (delivery === 0) return goesBack;
  return `${goesBack} We keep ${money(delivery)}, because the rest costs that much more to deliver.`;
}
