import type { Remote } from '@haberdash/kit/remote';

export function remoteWith(parts: Partial<Remote> & Pick<Remote, 'name'>): Remote {
  return {
    frame: 'topbar',
    title: `The ${parts.name}`,
    routes: [{ path: 'home', element: <h1>Home of the {parts.name}</h1> }],
    menu: [{ label: 'Home', to: `/${parts.name}/home` }],
    slices: [],
    *saga() {},
    ...parts,
  };
}
