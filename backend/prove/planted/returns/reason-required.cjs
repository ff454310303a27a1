// @ts-check
// Whoever sends something back has to say why.
const { BadRequestException } = require('@nestjs/common');
const wantedPieces = require.resolve('../../../src/ordering/returns/adapters/http/wanted-pieces');
const { replaceExport } = require('../plant.cjs');

replaceExport(wantedPieces, 'wantedPiecesOf', (wantedPiecesOf) => (body) => {
  if (body.pieces.some(({ reason }) => !reason)) throw new BadRequestException('reason: is required');
  return wantedPiecesOf(body);
});
