import { Body, Controller, Delete, Get, Param, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { RequiresPermission } from '../../../../platform/http/access/permissions';
import { LimitConcurrency } from '../../../../platform/http/limits/limit-concurrency';
import { Responds } from '../../../../platform/http/responses';
import { CurrentUser, ForAdmins, type SessionUser } from '../../../../platform/http/session';
import { Done, Id } from '../../../../platform/http/wire';
import { ChangeStaffRole } from '../../application/change-staff-role';
import { DismissStaff } from '../../application/dismiss-staff';
import { EndStaffSessions } from '../../application/end-staff-sessions';
import { HireStaff } from '../../application/hire-staff';
import { ResetStaffSecondFactor } from '../../application/reset-staff-second-factor';
import { StaffQueries } from '../../application/ports';
import { StaffPresenter } from './staff.presenter';
import { ChangeStaffRoleBody, HireStaffBody, StaffResponse } from './staff.schemas';

@Controller('admin/staff')
@ApiTags('admin staff')
@ForAdmins()
export class StaffController {
  constructor(
    private readonly staff: StaffQueries,
    private readonly hireStaff: HireStaff,
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

  @Post()
  @RequiresPermission('staff.manage')
  @LimitConcurrency(2, 100)
  @Responds(201, Done)
  async hire(
    @Body({ schema: HireStaffBody }) body: z.output<typeof HireStaffBody>,
    @CurrentUser() { id: actorId }: SessionUser,
  ) {
    await this.hireStaff.execute({ actorId, ...body });
    return { success: true, message: 'Added. An e-mail with a link to set the password is on its way' };
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
