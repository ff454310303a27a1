import { Controller, Get, HttpCode, Post } from '@nestjs/common';
import { Test } from '@nestjs/testing';
import { startTestingApp } from '../../../test/support/shop/testing-app';
import { Database } from '../postgres/database';
import { ChangesPublicData } from './changes-public-data';
import { ResponseCache } from './response-cache';

@ChangesPublicData()
@Controller('things')
class Things {
  @Get()
  list() {
    return {};
  }

  @Post()
  @HttpCode(200)
  add() {
    return {};
  }
}

@Controller('returns')
class Returns {
  @Get()
  @ChangesPublicData()
  back() {
    return {};
  }

  @Post()
  others() {
    return {};
  }
}

describe('what changes public data', () => {
  const clearWith = jest.fn();
  const module = Test.createTestingModule({
    controllers: [Things, Returns],
    providers: [
      { provide: ResponseCache, useValue: { clearWith } },
      { provide: Database, useValue: { hasReplica: false } },
    ],
  });
  let app: Awaited<ReturnType<typeof startTestingApp>>;
  beforeAll(async () => {
    app = await startTestingApp(module);
  });
  afterAll(() => app.close());
  beforeEach(() => clearWith.mockClear());

  it.each([
    ['drops', 'POST', 'things'],
    ['keeps', 'GET', 'things'],
    ['drops', 'GET', 'returns'],
    ['keeps', 'POST', 'returns'],
  ])('%s the cached responses with %s /%s', async (what, method, path) => {
    await app.ask(`/${path}`, { method });
    expect(clearWith).toHaveBeenCalledTimes(what === 'drops' ? 1 : 0);
  });
});
