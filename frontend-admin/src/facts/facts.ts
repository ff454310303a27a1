import type { Schema } from '@haberdash/kit/api/client';

export type Facts = Schema<'ProductFactsView'>;

export const noFacts: Facts = {
  isTextile: true,
  materials: [],
  care: [],
  origin: null,
  weightGrams: null,
  model: null,
  measures: [],
};

export const factLabels: Record<keyof Facts, string> = {
  isTextile: 'Textile product',
  materials: 'Materials',
  care: 'Care',
  origin: 'Country of origin',
  weightGrams: 'Weight of one piece, without its parcel',
  model: 'Model',
  measures: 'Measures',
};

export const maxWeightGrams = 100_000;
