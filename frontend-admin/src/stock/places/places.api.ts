import type { Schema } from '@haberdash/kit/api/client';
import { callApi } from '@haberdash/kit/effects';
import type { ListQuery } from '../../list/create-list';

export type Places = Schema<'PlacesView'>;
export type Place = Places['places'][number]['place'];
export type PiecesInPlace = Schema<'PiecesView'>;
export type PlaceWithRows = Exclude<Place, 'shelf'>;

export function fetchPlaces(variant: string) {
  return callApi((api, signal) =>
    api.GET('/api/admin/stock/places', { params: { query: { variant } }, signal }),
  );
}

export function fetchPieces({ variant = '', place, ...query }: ListQuery) {
  return callApi((api, signal) =>
    api.GET('/api/admin/stock/pieces', {
      params: { query: { variant, place: place as PlaceWithRows, ...query } },
      signal,
    }),
  );
}
