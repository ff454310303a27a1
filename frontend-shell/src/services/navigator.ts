import type { Navigator } from '@haberdash/kit/services';

type Go = (path: string) => void;

/** Gives the router's navigation to sagas: the router sets `follow` when it is mounted. */
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
