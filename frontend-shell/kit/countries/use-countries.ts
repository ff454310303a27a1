import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { Country } from './countries.api';
import { countriesRequested, selectCountries } from './countries.slice';
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

export interface CountryOption {
  value: string;
  label: string;
}

/** By their names, in the alphabet's order. */
export const countryOptions = (countries: readonly Pick<Country, 'code'>[]): CountryOption[] =>
  countries
    .map(({ code }) => ({ value: code, label: countryName(code) }))
    .sort((one, other) => one.label.localeCompare(other.label, 'en'));
