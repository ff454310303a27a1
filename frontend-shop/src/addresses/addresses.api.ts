import { noNotes } from '@haberdash/kit/labels';
import type { Schema } from '@haberdash/kit/api/client';
import { callApi } from '@haberdash/kit/effects';

export type Address = Schema<'AddressView'>;
export type AddressFields = Pick<Address, 'address' | 'city' | 'pincode' | 'phone' | 'notes'>;

const asSent = (fields: AddressFields): AddressFields => ({
  ...fields,
  notes: fields.notes.trim() || noNotes,
});

interface AddressPath {
  userId: string;
  addressId: string;
}

export function fetchAddresses(userId: string) {
  return callApi((api, signal) =>
    api.GET('/api/shop/address/get/{userId}', { params: { path: { userId } }, signal }),
  );
}

/** @param unnamed what the form does not know of it */
export function postAddress(
  userId: string,
  fields: AddressFields,
  unnamed: Partial<Pick<Address, 'recipient' | 'country' | 'region'>> = {},
) {
  const body = { userId, ...unnamed, ...asSent(fields) };
  return callApi((api) => api.POST('/api/shop/address/add', { body }));
}

export function putAddress(path: AddressPath, fields: AddressFields) {
  return callApi((api) =>
    api.PUT('/api/shop/address/update/{userId}/{addressId}', { params: { path }, body: asSent(fields) }),
  );
}

export function deleteAddress(path: AddressPath) {
  return callApi((api) => api.DELETE('/api/shop/address/delete/{userId}/{addressId}', { params: { path } }));
}
