import type { z } from 'zod';
import { Money } from '../../../shared/money';
import type { MethodState } from '../../domain/method';
import type { MethodView } from './delivery.schemas';

const dollars = (cents: number): number => Money.ofCents(cents).toDollars();

export function methodView({
  measure,
  steps,
  freeFromCents,
  ...state
}: MethodState): z.output<typeof MethodView> {
  const amount = measure === 'subtotal' ? dollars : (grams: number) => grams;
  return {
    ...state,
    table: {
      measure,
      steps: steps.map(({ from, priceCents }) => ({ from: amount(from), price: dollars(priceCents) })),
    },
    freeFrom: freeFromCents === null ? null : dollars(freeFromCents),
  };
}
