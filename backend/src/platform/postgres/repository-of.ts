import type { Abstract, Type } from '@nestjs/common';
import { getRepositoryToken } from '@nestjs/typeorm';
import type { ObjectLiteral, Repository } from 'typeorm';

/** The token of a table's repository, which the module of its context takes by `TypeOrmModule.forFeature`, for `bind` and `provide`. */
export const repositoryOf = <Row extends ObjectLiteral>(row: Type<Row>): Abstract<Repository<Row>> =>
  getRepositoryToken(row) as Abstract<Repository<Row>>;
