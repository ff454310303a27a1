import { Controller, Get, type Type } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { Test } from '@nestjs/testing';
import { StartupError } from '../../config/startup-error';
import { ForAdmins, ForShoppers } from '../session';
import { assertPermissionsDeclared, RequiresPermission, WithoutPermission } from './permissions';

@ForAdmins()
@Controller()
class Declared {
  @Get('orders')
  @RequiresPermission('orders.read')
  orders() {
    return this.notARoute();
  }

  @Get('own')
  @WithoutPermission()
  own() {
    return {};
  }

  notARoute() {
    return {};
  }
}

@Controller()
class Forgotten {
  @Get('carts')
  @ForShoppers()
  carts() {
    return {};
  }

  @Get('orders')
  @ForAdmins()
  orders() {
    return {};
  }
}

describe('the permissions of routes', () => {
  const assertIn = async (controller: Type) => {
    const module = await Test.createTestingModule({
      imports: [DiscoveryModule],
      controllers: [controller],
    }).compile();
    assertPermissionsDeclared(module.createNestApplication({ logger: false }));
  };

  it('are declared by each route of admins that starts', async () => {
    await expect(assertIn(Declared)).resolves.toBeUndefined();
  });

  it('stop the start where a route of admins declares none', async () => {
    const error = new StartupError('These routes do not declare their permission: Forgotten.orders');
    await expect(assertIn(Forgotten)).rejects.toEqual(error);
  });
});
