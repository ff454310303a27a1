/** The body of a call that receives a file. */
export function formWith(file: File): FormData {
  const form = new FormData();
  form.set('file', file);
  return form;
}
