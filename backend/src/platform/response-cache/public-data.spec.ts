import { Controller, Get, type Type } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { Test } from '@nestjs/testing';
import { ForAdmins, ForShoppers, Public, SessionOptional } from '../http/session';
import { PublicData, publicPathsOf } from './public-data';

class Calls {
  @Get('of/:id')
  @PublicData()
  data() {
    return {};
  }

  @Get('own')
  own() {
    return {};
  }
}

@Public()
@Controller('things')
class ForEverybody extends Calls {
  @Get()
  @PublicData()
  list() {
    return {};
  }
}

@Controller()
class WithSession extends Calls {}

@ForAdmins()
@Controller()
class OfAdmins extends Calls {}

@Public()
@Controller()
class OfEach {
  @Get()
  @ForShoppers()
  @PublicData()
  data() {
    return {};
  }
}

@SessionOptional()
@Controller()
class WithOptionalSession extends Calls {}

describe('routes with public data', () => {
  const pathsOf = async (controller: Type) => {
    const module = await Test.createTestingModule({
      imports: [DiscoveryModule],
      controllers: [controller],
    }).compile();
    return publicPathsOf(module.createNestApplication({ logger: false }), 'api');
  };

  it('are listed by their paths', async () => {
    expect(await pathsOf(ForEverybody)).toEqual(['/api/things', '/api/things/of/:id']);
  });

  it.each([
    ['everyone with a session', WithSession],
    ['admins', OfAdmins],
    ['shoppers, as the route says itself', OfEach],
    ['everyone, with the session where there is one', WithOptionalSession],
  ])("can't be for %s: the shop does not start", async (_, controller) => {
    await expect(pathsOf(controller)).rejects.toThrow(`${controller.name}.data`);
  });
});
