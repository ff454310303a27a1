import { loadable, notLoaded, type Loadable } from '@haberdash/kit/loadable';
import { createSlice } from '@reduxjs/toolkit';
import type { Country } from './countries.api';

interface CountriesState {
  countries: Loadable<Country[]>;
}

const initialState: CountriesState = { countries: notLoaded };

const countries = loadable<Country[]>().in('countries');

export const countriesSlice = createSlice({
  name: 'countries',
  initialState,
  reducers: {
    countriesRequested: countries.requested,
    countriesLoaded: countries.loaded,
    countriesFailed: countries.failed,
  },
  selectors: {
    selectCountries: (state) => state.countries.value,
    selectCountriesRequest: (state) => state.countries.request,
  },
});

export const { countriesRequested, countriesLoaded, countriesFailed } = countriesSlice.actions;
export const { selectCountries, selectCountriesRequest } = countriesSlice.selectors;
