import { Body, Controller, Delete, Get, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { RequiresPermission } from '../../../../platform/http/access/permissions';
import { Responds } from '../../../../platform/http/responses';
import { CurrentUser, ForAdmins, type SessionUser } from '../../../../platform/http/session';
import { Done, Id } from '../../../../platform/http/wire';
import { Clock } from '../../../../shared/time/clock';
import { StaffPresenter } from '../../../staff/adapters/http/staff.presenter';
import { StaffQueries } from '../../../staff/application/ports';
import { InviteStaff } from '../../application/invite-staff';
import { StaffInvitationQueries } from '../../application/ports';
import { RevokeInvitation } from '../../application/revoke-invitation';
import { SendInvitationAgain } from '../../application/send-invitation-again';
import { presentInvitation } from './present-invitation';
import { InvitationsResponse, InviteStaffBody } from './staff-invitations.schemas';

@Controller('admin/staff/invitations')
@ApiTags('admin staff')
@ForAdmins()
export class StaffInvitationsController {
  constructor(
    private readonly staff: StaffQueries,
    private readonly invitations: StaffInvitationQueries,
    private readonly inviteStaff: InviteStaff,
    private readonly sendInvitationAgain: SendInvitationAgain,
    private readonly revokeInvitation: RevokeInvitation,
    private readonly clock: Clock,
  ) {}

  @Get()
  @RequiresPermission('staff.manage')
  @Responds(200, InvitationsResponse)
  async list(@CurrentUser() { id }: SessionUser) {
    const [members, roles, waiting] = await Promise.all([
      this.staff.members(),
      this.staff.roles(),
      this.invitations.waiting(),
    ]);
    const presenter = new StaffPresenter(members, roles, id);
    const now = this.clock.now();
    return { success: true, data: waiting.map((one) => presentInvitation(one, presenter, now)) };
  }

  @Post()
  @RequiresPermission('staff.manage')
  @Responds(201, Done)
  async invite(
    @Body({ schema: InviteStaffBody }) body: z.output<typeof InviteStaffBody>,
    @CurrentUser() { id: actorId }: SessionUser,
  ) {
    await this.inviteStaff.execute({ actorId, ...body });
    return { success: true, message: 'Invited. An e-mail with a link is on its way' };
  }

  @Post(':id/send')
  @RequiresPermission('staff.manage')
  @Responds(200, Done)
  async sendAgain(
    @Param('id', { schema: Id }) invitationId: string,
    @CurrentUser() { id: actorId }: SessionUser,
  ) {
    await this.sendInvitationAgain.execute({ actorId, invitationId });
    return { success: true, message: 'Another e-mail is on its way. The link of before has ended' };
  }

  @Delete(':id')
  @RequiresPermission('staff.manage')
  @Responds(200, Done)
  async revoke(
    @Param('id', { schema: Id }) invitationId: string,
    @CurrentUser() { id: actorId }: SessionUser,
  ) {
    await this.revokeInvitation.execute({ actorId, invitationId });
    return { success: true, message: 'The invitation is revoked' };
  }
}
