import { Controller, Get, Module, type Type } from '@nestjs/common';
import { DiscoveryModule, NestFactory } from '@nestjs/core';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import { assertPublicDataIsPublic, PublicData } from './caching';
import type { JsonAnswer } from './json-answer';
import { ForAdmins, ForShoppers, Public, SessionOptional } from './session';

@Controller()
class Calls {
  @Get()
  @PublicData()
  data(): JsonAnswer {
    return '{}' as JsonAnswer;
  }
}

@Public()
@Controller()
class ForEverybody extends Calls {}

@ForAdmins()
@Controller()
class OfAdmins extends Calls {}

@Public()
@Controller()
class OfEach {
  @Get()
  @ForShoppers()
  @PublicData()
  data(): JsonAnswer {
    return '{}' as JsonAnswer;
  }
}

@SessionOptional()
@Controller()
class OfWhoeverIsKnown extends Calls {}

@Module({ imports: [DiscoveryModule] })
class Shop {}

describe('what is marked as public data', () => {
  const start = async (controller: Type) => {
    const shop = { module: Shop, controllers: [controller] };
    const app = await NestFactory.create(shop, new FastifyAdapter(), { logger: false });
    assertPublicDataIsPublic(app);
  };

  it('is what everybody may ask for', async () => {
    await expect(start(ForEverybody)).resolves.toBeUndefined();
  });

  it.each([
    ['whoever is signed in', Calls],
    ['admins', OfAdmins],
    ['shoppers, by the call’s own word', OfEach],
    ['whoever is known', OfWhoeverIsKnown],
  ])('is nothing for %s, or the shop does not start', async (_, controller) => {
    await expect(start(controller)).rejects.toThrow(`${controller.name}.data`);
  });
});
