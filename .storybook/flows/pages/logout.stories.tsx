import preview from '../../preview.tsx';
import { FlowPage } from '../flow-page.tsx';
import { flowParameters, isDrawn } from '../flow-story.ts';

const meta = preview.meta({
  title: 'Flows/Logout',
  component: FlowPage,
  parameters: flowParameters('logout'),
});

export const Machine = meta.story({ args: { flow: 'logout' }, play: isDrawn('logout') });
