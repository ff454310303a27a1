import { PiecesCameBack } from '../../../inventory/inventory.events';
import { onEvent } from '../../../platform/jobs/handlers';
import { AnnouncePieces } from '../../application/announce-pieces';

export const listeners = [
  onEvent(PiecesCameBack, 'waitlist:announce-pieces', AnnouncePieces, (announcePieces, event) =>
    announcePieces.execute(event),
  ),
];
