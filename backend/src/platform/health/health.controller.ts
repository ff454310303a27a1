import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Public } from '../http/session';
import { Done } from '../http/wire';
import { Database } from '../postgres/database';

@Controller('health')
@ApiTags('health')
@Public()
export class HealthController {
  constructor(private readonly database: Database) {}

  /** Ready to serve: the database answers. */
  @Get()
  @ApiOkResponse({ standardSchema: Done })
  async check() {
    await this.database.query('SELECT 1');
    return { success: true, message: 'The shop is open' };
  }
}
