/** `disputed`: the buyer wants the money back from the provider. `reversed`: the provider took it back. */
export const contests = ['disputed', 'reversed'] as const;

export type Contest = (typeof contests)[number];
