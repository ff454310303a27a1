import { defineFeature } from '@haberdash/kit/feature';
import { defineRemote } from '@haberdash/kit/remote';

const appointments = defineFeature({
  routes: [{ path: 'home', page: () => import('./HomePage') }],
  menu: [{ label: 'Appointments', to: '/tailor/home' }],
});

/** A third team would write this remote; the browser tests build it and name it in remotes.json. */
export default defineRemote({
  name: 'tailor',
  frame: 'topbar',
  title: 'Tailor',
  features: [appointments],
});
