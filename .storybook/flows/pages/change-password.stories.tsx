import preview from '../../preview.tsx';
import { FlowPage } from '../flow-page.tsx';
import { flowParameters, isDrawn } from '../flow-story.ts';

const meta = preview.meta({
  title: 'Flows/Change password',
  component: FlowPage,
  parameters: flowParameters('change-password'),
});

export const Machine = meta.story({
  args: { flow: 'change-password' },
  play: isDrawn('change-password'),
});
