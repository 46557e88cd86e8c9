import { generate } from 'selfsigned';

const CERTIFICATE_DAYS = 365;
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Creates a certificate and its key; only clients that receive the certificate trust it.
 * @param names the first one is that of its subject.
 */
export function certificateFor([subject, ...names]: readonly [string, ...string[]], address?: string) {
  return generate([{ name: 'commonName', value: subject }], {
    keyType: 'ec',
    algorithm: 'sha256',
    notAfterDate: new Date(Date.now() + CERTIFICATE_DAYS * DAY_MS),
    extensions: [
      { name: 'basicConstraints', cA: true, critical: true },
      {
        name: 'subjectAltName',
        altNames: [
          ...[subject, ...names].map((value) => ({ type: 2, value }) as const),
          ...(address === undefined ? [] : [{ type: 7, ip: address } as const]),
        ],
      },
    ],
  });
}
