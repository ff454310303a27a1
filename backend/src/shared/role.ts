/** The role decides what somebody may do in the shop. */
export type Role = 'user' | 'admin';
