import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { Country } from './countries.api';
import {
  countriesRequested,
  ownCountryRequested,
  selectAreCountriesAwaited,
  selectCountries,
  selectCountry,
  selectOwnCountry,
} from './countries.slice';
import { countryName } from './country-name';

/** Loads them once. Null until then. */
export function useCountries(): Country[] | null {
  const dispatch = useDispatch();
  const countries = useSelector(selectCountries);
  useEffect(() => {
    if (!countries) dispatch(countriesRequested());
  }, [countries, dispatch]);
  return countries;
}

/** The parts of an address in the country, and whether they are still to be loaded; the shop's country comes first. */
export function useCountry(code: string): { country: Country | undefined; isLoading: boolean } {
  const dispatch = useDispatch();
  const { value: own } = useSelector(selectOwnCountry);
  useEffect(() => {
    if (!own) dispatch(ownCountryRequested());
  }, [own, dispatch]);
  useCountries();
  const country = useSelector((state: Parameters<typeof selectCountry>[0]) => selectCountry(state, code));
  const isAwaited = useSelector(selectAreCountriesAwaited);
  return { country, isLoading: !country && isAwaited };
}

export interface CountryOption {
  value: string;
  label: string;
}

/** The countries are sorted by their names. */
export const countryOptions = (countries: readonly Pick<Country, 'code'>[]): CountryOption[] =>
  countries
    .map(({ code }) => ({ value: code, label: countryName(code) }))
    .sort((one, other) => one.label.localeCompare(other.label, 'en'));
