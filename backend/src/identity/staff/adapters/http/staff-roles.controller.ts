import { Body, Controller, Delete, Get, Param, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { RequiresPermission } from '../../../../platform/http/access/permissions';
import { Responds } from '../../../../platform/http/responses';
import { CurrentUser, ForAdmins, type SessionUser } from '../../../../platform/http/session';
import { Done, Id } from '../../../../platform/http/wire';
import { permissions, permissionWords } from '../../../../shared/access/permission';
import { EditRoles } from '../../application/edit-roles';
import { StaffQueries } from '../../application/ports';
import { StaffPresenter } from './staff.presenter';
import { NewStaffRoleResponse, StaffRoleBody, StaffRolesResponse } from './staff.schemas';

type RoleBody = z.output<typeof StaffRoleBody>;

const allPermissions = permissions.map((name) => ({ name, words: permissionWords[name] }));

@Controller('admin/staff/roles')
@ApiTags('admin staff')
@ForAdmins()
export class StaffRolesController {
  constructor(
    private readonly staff: StaffQueries,
    private readonly editRoles: EditRoles,
  ) {}

  @Get()
  @RequiresPermission('staff.manage')
  @Responds(200, StaffRolesResponse)
  async list(@CurrentUser() { id }: SessionUser) {
    const [members, used] = await Promise.all([this.staff.members(), this.staff.roles()]);
    const roles = new StaffPresenter(members, used, id).roleViews();
    return { success: true, data: { roles, permissions: allPermissions } };
  }

  @Post()
  @RequiresPermission('staff.manage')
  @Responds(201, NewStaffRoleResponse)
  async add(@Body({ schema: StaffRoleBody }) body: RoleBody, @CurrentUser() { id: actorId }: SessionUser) {
    const _id = await this.editRoles.add({ actorId, ...givenBy(body) });
    return { success: true, message: 'The role is added', data: { _id } };
  }

  @Put(':id')
  @RequiresPermission('staff.manage')
  @Responds(200, Done)
  async edit(
    @Param('id', { schema: Id }) roleId: string,
    @Body({ schema: StaffRoleBody }) body: RoleBody,
    @CurrentUser() { id: actorId }: SessionUser,
  ) {
    await this.editRoles.edit({ actorId, roleId, ...givenBy(body) });
    return { success: true, message: 'The role is saved' };
  }

  @Delete(':id')
  @RequiresPermission('staff.manage')
  @Responds(200, Done)
  async delete(@Param('id', { schema: Id }) roleId: string, @CurrentUser() { id: actorId }: SessionUser) {
    await this.editRoles.delete(actorId, roleId);
    return { success: true, message: 'The role is deleted' };
  }
}

const givenBy = ({ name, permissions: granted, refundLimit }: RoleBody) => ({
  name,
  permissions: granted,
  refundLimitCents: refundLimit && refundLimit.cents,
});
