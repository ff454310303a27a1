import { useCountry } from '@haberdash/kit/countries/use-countries';
import { useEffect, useMemo, useState } from 'react';
import { useSelector } from 'react-redux';
import { countryOf, problemsOf, sentFields } from '../../addresses/address-fields';
import { selectForm } from '../../addresses/addresses.slice';
import { placeOf, type Place } from '../checkout.api';

/** Milliseconds without a key press after which a postcode counts as typed. */
const pause = 200;

/** The country and postcode of the address that a guest is typing; undefined until both are there. */
export function useGuestPlace(): Place | undefined {
  const { fields } = useSelector(selectForm);
  const { country: format } = useCountry(countryOf(fields));
  const sent = sentFields(fields, format);
  const isTyped = format !== undefined && problemsOf(fields, format).pincode === undefined;
  const key = isTyped ? JSON.stringify(placeOf(sent)) : '';
  const [settled, setSettled] = useState(key);

  useEffect(() => {
    const timer = setTimeout(() => setSettled(key), pause);
    return () => clearTimeout(timer);
  }, [key]);
  return useMemo(() => (settled ? (JSON.parse(settled) as Place) : undefined), [settled]);
}
