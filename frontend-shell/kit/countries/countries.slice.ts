import { isAwaited, loadable, notLoaded, type Loadable } from '@haberdash/kit/loadable';
import { createSlice } from '@reduxjs/toolkit';
import type { Country } from './countries.api';

interface CountriesState {
  countries: Loadable<Country[]>;
  /** The shop's, which comes with the page of a form. */
  ownCountry: Loadable<Country>;
}

const initialState: CountriesState = { countries: notLoaded, ownCountry: notLoaded };

const countries = loadable<Country[]>().in('countries');
const ownCountry = loadable<Country>().in('ownCountry');

export const countriesSlice = createSlice({
  name: 'countries',
  initialState,
  reducers: {
    countriesRequested: countries.requested,
    countriesLoaded: countries.loaded,
    countriesFailed: countries.failed,
    ownCountryRequested: ownCountry.requested,
    ownCountryLoaded: ownCountry.loaded,
    ownCountryFailed: ownCountry.failed,
  },
  selectors: {
    selectCountries: (state) => state.countries.value,
    selectCountriesRequest: (state) => state.countries.request,
    selectOwnCountry: (state) => state.ownCountry,
    /** Undefined while the country is not loaded. */
    selectCountry: (state, code: string): Country | undefined =>
      [...(state.countries.value ?? []), state.ownCountry.value].find((country) => country?.code === code) ??
      undefined,
    selectAreCountriesAwaited: (state) => isAwaited(state.countries) || isAwaited(state.ownCountry),
  },
});

export const {
  countriesRequested,
  countriesLoaded,
  countriesFailed,
  ownCountryRequested,
  ownCountryLoaded,
  ownCountryFailed,
} = countriesSlice.actions;
export const {
  selectCountries,
  selectCountriesRequest,
  selectOwnCountry,
  selectCountry,
  selectAreCountriesAwaited,
} = countriesSlice.selectors;
