// @ts-check
const kit = require('./package.json');

/**
 * The shell lends these modules to remotes, one instance each in the browser. A shared module travels whole, so of some packages the shell
 * shares only the selection in kit/shared. A new entry must ship in the shell first.
 *
 * @type {{ package: string, shareKey: string, from?: string, imports?: string[] }[]} `imports`: what remotes write, where that is
 *   not the share key
 */
const sharedModules = [
  { package: 'react', shareKey: 'react' },
  { package: 'react', shareKey: 'react/jsx-runtime' },
  { package: 'react-dom', shareKey: 'react-dom' },
  { package: 'react-dom', shareKey: 'react-dom/client' },
  { package: 'react-redux', shareKey: 'react-redux', from: `${kit.name}/shared/react-redux.mjs` },
  {
    package: 'react-router-dom',
    shareKey: 'react-router-dom',
    from: `${kit.name}/shared/react-router-dom.mjs`,
  },
  {
    package: '@reduxjs/toolkit',
    shareKey: '@reduxjs/toolkit',
    from: `${kit.name}/shared/reduxjs-toolkit.mjs`,
  },
  {
    package: kit.name,
    shareKey: kit.name,
    from: `${kit.name}/shared/kit`,
    imports: [
      `${kit.name}/effects`,
      `${kit.name}/history-state`,
      `${kit.name}/lazy-page`,
      `${kit.name}/loadable`,
      `${kit.name}/page-meta`,
      `${kit.name}/request-state`,
      `${kit.name}/retry-once`,
      `${kit.name}/services`,
      `${kit.name}/ui/Button`,
      `${kit.name}/ui/ButtonLink`,
      `${kit.name}/ui/CrossIcon`,
      `${kit.name}/ui/Dialog`,
      `${kit.name}/ui/EmptyState`,
      `${kit.name}/ui/ErrorState`,
      `${kit.name}/ui/Icon`,
      `${kit.name}/ui/IconButton`,
      `${kit.name}/ui/PageHeading`,
      `${kit.name}/ui/Sheet`,
      `${kit.name}/ui/Spinner`,
      `${kit.name}/ui/TextField`,
      `${kit.name}/ui/use-back-to-close`,
    ],
  },
];

/** The packages of which the shell shares a selection. */
const selections = new Set(
  sharedModules
    .filter(({ package: name, from }) => from && name !== kit.name)
    .map(({ shareKey }) => shareKey),
);

module.exports = { sharedModules, selections };
