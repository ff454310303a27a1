import { callApi } from '@haberdash/kit/effects';

export function postPicture(file: File) {
  return callApi((api, signal) =>
    api.POST('/api/admin/products/upload-image', {
      body: {},
      bodySerializer: () => pictureForm(file),
      signal,
    }),
  );
}

export function pictureForm(file: File): FormData {
  const form = new FormData();
  form.set('my_file', file);
  return form;
}
