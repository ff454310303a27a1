import type { RunningDemo } from './start-demo';

/** Tells a person how to begin: the addresses, and the accounts with their public passwords. */
export function announcementOf({ url, payPalUrl, mailboxUrl, accounts }: RunningDemo): string[] {
  return [
    `Haberdash is open at ${url}`,
    ...(payPalUrl ? [`  PayPal   ${payPalUrl}`] : []),
    ...(mailboxUrl ? [`  e-mails  ${mailboxUrl}`] : []),
    ...accounts.map(({ who, email, password }) => `  ${who.padEnd(8)} ${email} / ${password}`),
  ];
}
