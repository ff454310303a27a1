import { applyDecorators, type INestApplication, SetMetadata } from '@nestjs/common';
import { METHOD_METADATA } from '@nestjs/common/constants';
import { Reflector } from '@nestjs/core';
import { ApiExtension } from '@nestjs/swagger';
import { DomainError } from '../../../shared/domain-error';
import { type Permission, permissionWords } from '../../../shared/access/permission';
import { StartupError } from '../../config/startup-error';
import { handlersOf } from '../marked-routes';
import { type Access, accessKey } from '../session';

/** One of these permissions is enough; of none, every admin may call. */
export type Needed = readonly Permission[] | 'none';

const neededKey = 'haberdash:permission';

/** An admin needs one of these permissions for this call. The contract says it, too. */
export const RequiresPermission = (...oneOf: [Permission, ...Permission[]]) =>
  applyDecorators(SetMetadata(neededKey, oneOf satisfies Needed), ApiExtension('x-permissions', oneOf));

/** Every admin may call this about the own account. */
export const WithoutPermission = () => SetMetadata(neededKey, 'none' satisfies Needed);

/** @returns undefined for a route that forgot to say it */
export const neededFor = (reflector: Reflector, handler: () => unknown): Needed | undefined =>
  reflector.get<Needed | undefined>(neededKey, handler);

/** Nobody starts a shop in which a call of admins needs no permission by mistake. @throws StartupError */
export function assertPermissionsDeclared(app: INestApplication): void {
  const reflector = app.get(Reflector);
  const undeclared = handlersOf(app)
    .filter(({ handler }) => reflector.get<number | undefined>(METHOD_METADATA, handler) !== undefined)
    .filter(({ controller, handler }) => {
      const access = reflector.getAllAndOverride<Access | undefined>(accessKey, [handler, controller]);
      return Array.isArray(access) && access.includes('admin') && !neededFor(reflector, handler);
    })
    .map(({ controller, name }) => `${controller.name}.${name}`);
  if (undeclared.length > 0)
    throw new StartupError(`These routes do not declare their permission: ${undeclared.join(', ')}`);
}

export class PermissionMissing extends DomainError {
  constructor(needed: Needed | undefined) {
    const words = Array.isArray(needed) ? needed.map((one: Permission) => permissionWords[one]) : ['do this'];
    super(
      'forbidden',
      'PERMISSION_MISSING',
      `Your role doesn't allow you to ${words.join(' or to ')}. Ask an owner of the shop`,
    );
  }
}
