import type { z } from 'zod';
import { Money } from '../../../shared/money';
import type { Method, MethodState } from '../../domain/method';
import type { Zone } from '../../domain/zone';
import type { MethodTermsView, MethodView, TableZoneView } from './delivery.schemas';

const inMajorUnits = (cents: number): number => Money.ofCents(cents).toMajor();

export function methodView({
  measure,
  steps,
  freeFromCents,
  ...state
}: MethodState): z.output<typeof MethodView> {
  const amount = measure === 'subtotal' ? inMajorUnits : (grams: number) => grams;
  return {
    ...state,
    table: {
      measure,
      steps: steps.map(({ from, priceCents }) => ({ from: amount(from), price: inMajorUnits(priceCents) })),
    },
    freeFrom: freeFromCents === null ? null : inMajorUnits(freeFromCents),
  };
}

/** Returns a zone with its enabled methods. */
export function tableZoneView({ state }: Zone, methods: readonly Method[]): z.output<typeof TableZoneView> {
  const { id, name } = state;
  const offered = methods.filter((method) => method.state.isOn && method.state.zoneId === id);
  const area = { countries: [...state.countries], postcodePrefixes: [...state.postcodePrefixes] };
  return { id, name, ...area, methods: offered.map(termsView) };
}

function termsView({ state }: Method): z.output<typeof MethodTermsView> {
  const { zoneId: _, isOn: __, trackingAddress: ___, version: ____, ...terms } = methodView(state);
  return terms;
}
