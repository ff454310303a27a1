import type { Schema } from '@haberdash/kit/api/client';
import { callApi } from '@haberdash/kit/effects';

export type Address = Schema<'AddressView'>;
export type AddressFields = Omit<Address, '_id' | 'userId'>;

interface AddressPath {
  userId: string;
  addressId: string;
}

export function fetchAddresses(userId: string) {
  return callApi((api, signal) =>
    api.GET('/api/shop/address/get/{userId}', { params: { path: { userId } }, signal }),
  );
}

export function postAddress(userId: string, fields: AddressFields) {
  return callApi((api) => api.POST('/api/shop/address/add', { body: { userId, ...fields } }));
}

export function putAddress(path: AddressPath, fields: AddressFields) {
  return callApi((api) =>
    api.PUT('/api/shop/address/update/{userId}/{addressId}', { params: { path }, body: fields }),
  );
}

export function deleteAddress(path: AddressPath) {
  return callApi((api) => api.DELETE('/api/shop/address/delete/{userId}/{addressId}', { params: { path } }));
}
