/** Does what `fetch` does, and tells how much of the body has been sent, which `fetch` can't. @param onProgress from 0 to 1 */
export async function sendWithProgress(
  request: Request,
  onProgress: (share: number) => void,
): Promise<Response> {
  const body = await request.blob();
  const { method, url, headers, signal } = request;
  return new Promise((resolve, reject) => {
    const sending = new XMLHttpRequest();
    sending.open(method, url);
    headers.forEach((value, name) => sending.setRequestHeader(name, value));
    sending.responseType = 'blob';
    sending.upload.onprogress = ({ loaded, total }) => onProgress(loaded / total);
    sending.onload = () => resolve(responseOf(sending));
    sending.onerror = () => reject(new TypeError('The request could not be sent'));
    sending.onabort = () => reject(signal.reason as Error);
    signal.addEventListener('abort', () => sending.abort());
    sending.send(body);
  });
}

function responseOf(sent: XMLHttpRequest): Response {
  const type = sent.getResponseHeader('content-type') ?? '';
  return new Response(sent.response as Blob, { status: sent.status, headers: { 'content-type': type } });
}
