import { Body, Controller, Delete, Get, Param, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { RequiresPermission } from '../../../../platform/http/access/permissions';
import { Responds } from '../../../../platform/http/responses';
import { CurrentUser, ForAdmins, type SessionUser } from '../../../../platform/http/session';
import { Done, Id } from '../../../../platform/http/wire';
import { ChangeStaffRole } from '../../application/change-staff-role';
import { DismissStaff } from '../../application/dismiss-staff';
import { EndStaffSessions } from '../../application/end-staff-sessions';
import { ResetStaffSecondFactor } from '../../application/reset-staff-second-factor';
import { StaffQueries } from '../../application/ports';
import { StaffPresenter } from './staff.presenter';
import { ChangeStaffRoleBody, StaffResponse } from './staff.schemas';

@Controller('admin/staff')
@ApiTags('admin staff')
@ForAdmins()
export class StaffController {
  constructor(
    private readonly staff: StaffQueries,
    private readonly changeStaffRole: ChangeStaffRole,
    private readonly dismissStaff: DismissStaff,
    private readonly endStaffSessions: EndStaffSessions,
    private readonly resetStaffSecondFactor: ResetStaffSecondFactor,
  ) {}

  @Get()
  @RequiresPermission('staff.manage')
  @Responds(200, StaffResponse)
  async list(@CurrentUser() { id }: SessionUser) {
    const [members, roles] = await Promise.all([this.staff.members(), this.staff.roles()]);
    const presenter = new StaffPresenter(members, roles, id);
    return { success: true, data: members.map((member) => presenter.memberView(member)) };
  }

  @Put(':id/role')
  @RequiresPermission('staff.manage')
  @Responds(200, Done)
  async changeRole(
    @Param('id', { schema: Id }) userId: string,
    @Body({ schema: ChangeStaffRoleBody }) { roleId }: z.output<typeof ChangeStaffRoleBody>,
    @CurrentUser() { id: actorId }: SessionUser,
  ) {
    await this.changeStaffRole.execute({ actorId, userId, roleId });
    return { success: true, message: 'The role is changed' };
  }

  @Delete(':id')
  @RequiresPermission('staff.manage')
  @Responds(200, Done)
  async dismiss(@Param('id', { schema: Id }) userId: string, @CurrentUser() { id: actorId }: SessionUser) {
    await this.dismissStaff.execute({ actorId, userId });
    return { success: true, message: 'Removed from the staff' };
  }

  @Delete(':id/sessions')
  @RequiresPermission('staff.manage')
  @Responds(200, Done)
  async endSessions(
    @Param('id', { schema: Id }) userId: string,
    @CurrentUser() { id: actorId }: SessionUser,
  ) {
    await this.endStaffSessions.execute({ actorId, userId });
    return { success: true, message: 'Signed out on all devices' };
  }

  @Delete(':id/second-factor')
  @RequiresPermission('staff.manage')
  @Responds(200, Done)
  async resetSecondFactor(
    @Param('id', { schema: Id }) userId: string,
    @CurrentUser() { id: actorId }: SessionUser,
  ) {
    await this.resetStaffSecondFactor.execute({ actorId, userId });
    return { success: true, message: 'The second factor is reset. An e-mail tells it' };
  }
}
