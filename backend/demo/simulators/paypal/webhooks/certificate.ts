import { generate } from 'selfsigned';

interface Validity {
  notBeforeDate?: Date;
  notAfterDate: Date;
}

/** A key and its self-signed certificate, as PEM. */
export async function generateCertificate(commonName: string, validity: Validity) {
  const { private: key, cert } = await generate([{ name: 'commonName', value: commonName }], {
    algorithm: 'sha256',
    keySize: 2048,
    ...validity,
  });
  return { key, cert };
}
