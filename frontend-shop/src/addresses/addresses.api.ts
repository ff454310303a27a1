import type { Api, Schema } from '@haberdash/kit/api/client';

export type Address = Schema<'AddressView'>;
export type AddressFields = Schema<'EditAddressBody'>;

export function fetchAddresses(userId: string) {
  return (api: Api, signal: AbortSignal) =>
    api.GET('/api/shop/address/get/{userId}', { params: { path: { userId } }, signal });
}

export function addAddress(userId: string, fields: AddressFields) {
  return (api: Api) => api.POST('/api/shop/address/add', { body: { userId, ...fields } });
}

export function editAddress(path: { userId: string; addressId: string }, fields: AddressFields) {
  return (api: Api) =>
    api.PUT('/api/shop/address/update/{userId}/{addressId}', { params: { path }, body: fields });
}

export function deleteAddress(path: { userId: string; addressId: string }) {
  return (api: Api) => api.DELETE('/api/shop/address/delete/{userId}/{addressId}', { params: { path } });
}
