import { z } from 'zod';
import { MoneyAmount } from '../../../../platform/http/money-amount';
import { Id, responseOf, text } from '../../../../platform/http/wire';
import { permissions } from '../../../../shared/access/permission';

const maxLimit = 100_000_000;

export const StaffRoleBody = z
  .object({
    name: text(60),
    permissions: z
      .array(z.enum(permissions))
      .max(permissions.length)
      .transform((given) => [...new Set(given)]),
    /** The highest refund that may be given at once; null for any. */
    refundLimit: MoneyAmount.refine(({ cents }) => cents <= maxLimit, 'is too high').nullable(),
  })
  .meta({ id: 'StaffRoleBody' });

export const ChangeStaffRoleBody = z.object({ roleId: Id }).meta({ id: 'ChangeStaffRoleBody' });

/** Later versions may know more permissions. */
export const StaffRoleView = z
  .object({
    _id: z.string(),
    name: z.string(),
    /** Owners may do everything, and their role stays as it is. */
    isOwner: z.boolean(),
    permissions: z.array(z.string()),
    refundLimit: z.number().nullable(),
    members: z.number().int(),
    /** Whether the one who asks may grant it, and change it if it isn't the owners'. */
    mayGrant: z.boolean(),
  })
  .meta({ id: 'StaffRoleView' });
export type StaffRoleView = z.infer<typeof StaffRoleView>;

export const StaffRolesResponse = responseOf(
  z.object({
    roles: z.array(StaffRoleView),
    /** The words complete "A role that allows to …". */
    permissions: z.array(z.object({ name: z.string(), words: z.string() })),
  }),
).meta({ id: 'StaffRolesAnswer' });

export const NewStaffRoleResponse = responseOf(z.object({ _id: z.string() })).meta({
  id: 'NewStaffRoleAnswer',
});

export const StaffMemberView = z
  .object({
    _id: z.string(),
    userName: z.string(),
    email: z.string(),
    /** Null for an admin who may do nothing until somebody gives a role. */
    role: z.object({ _id: z.string(), name: z.string(), isOwner: z.boolean() }).nullable(),
    lastSeenAt: z.string(),
    hasSecondFactor: z.boolean(),
    /** Whether the one who asks may change this person: nobody changes a superior. */
    mayChange: z.boolean(),
  })
  .meta({ id: 'StaffMemberView' });
export type StaffMemberView = z.infer<typeof StaffMemberView>;

export const StaffResponse = responseOf(z.array(StaffMemberView)).meta({ id: 'StaffAnswer' });
