import { jsonResponse, type JsonResponse } from '../../../../platform/http/responses';
import type { FoundProducts } from '../../application/ports';

export const pageResponse = ({ products, ...meta }: FoundProducts): JsonResponse =>
  jsonResponse(products, meta);
