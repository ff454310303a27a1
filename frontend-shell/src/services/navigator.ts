import type { Navigator } from '@haberdash/kit/services';

type Go = (path: string) => void;

/** The router lends its navigation to sagas: it fills `follow` in as soon as it stands. */
export function createNavigator() {
  let go: Go = (path) => window.location.assign(path);
  const navigator: Navigator = {
    go: (path) => go(path),
    leave: (url) => window.location.assign(url),
  };
  return {
    ...navigator,
    follow: (routerGo: Go) => {
      go = routerGo;
    },
  };
}
