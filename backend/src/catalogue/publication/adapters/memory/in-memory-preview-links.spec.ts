import { FixedClock } from '../../../../../test/support/memory/fixed-clock';
import { newId } from '../../../../shared/ids';
import { describePreviewLinks } from '../../application/preview-links.contract';
import { InMemoryPreviewLinks } from './in-memory-preview-links';

describe('preview links in memory', () => {
  const clock = new FixedClock();
  const links = new InMemoryPreviewLinks(clock);
  describePreviewLinks(() => ({
    links,
    addProduct: async () => newId(),
    now: async () => clock.now(),
    passMinutes: async (minutes) => clock.advanceMinutes(minutes),
  }));
});
