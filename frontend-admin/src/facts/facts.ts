import type { Schema } from '@haberdash/kit/api/client';

export type Facts = Schema<'ProductFactsView'>;

export const noFacts: Facts = { weightGrams: null };

export const factLabels: Record<keyof Facts, string> = {
  weightGrams: 'Weight of one piece, without its parcel',
};

export const maxWeightGrams = 100_000;
