import { callApi } from '@haberdash/kit/effects';

/** @param onUploadProgress gets the share that has been sent, from 0 to 1 */
export function postPicture(file: File, onUploadProgress: (share: number) => void) {
  return callApi((api, signal) =>
    api.POST('/api/admin/products/upload-image', {
      body: {},
      bodySerializer: () => pictureForm(file),
      onUploadProgress,
      signal,
    }),
  );
}

export function pictureForm(file: File): FormData {
  const form = new FormData();
  form.set('my_file', file);
  return form;
}
