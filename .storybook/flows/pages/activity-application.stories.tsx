import preview from '../../preview.tsx';
import { FlowPage } from '../flow-page.tsx';
import { flowParameters, isDrawn } from '../flow-story.ts';

const meta = preview.meta({
  title: 'Flows/Activity application',
  component: FlowPage,
  parameters: flowParameters('activity-application'),
});

export const Machine = meta.story({
  args: { flow: 'activity-application' },
  play: isDrawn('activity-application'),
});
