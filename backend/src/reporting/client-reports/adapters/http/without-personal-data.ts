/** A message or a stack may quote what somebody typed: e-mail addresses and the queries of addresses are left out. */
export const withoutPersonalData = (text: string): string =>
  text.replace(/[^\s@<>"'()]+@[^\s@<>"'()]+/g, '[email]').replace(/\?[^\s:"')]*/g, '?[query]');
