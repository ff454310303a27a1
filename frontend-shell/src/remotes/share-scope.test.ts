import sharedModules from '@haberdash/kit/shared-modules.json';
import { shareScope } from './share-scope';

test('the shell has every module that remotes are built without', () => {
  expect(Object.keys(shareScope).sort()).toEqual([...sharedModules].sort());
});

test('what it shares is whole, and of a known version', () => {
  for (const versions of Object.values(shareScope)) {
    const [[version, shared] = []] = Object.entries(versions);
    expect(version).toMatch(/^\d+\.\d+\.\d+$/);
    expect(Object.keys(shared!.get()())).not.toEqual([]);
  }
});
