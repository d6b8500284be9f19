import preview from '../../preview.tsx';
import { FlowPage } from '../flow-page.tsx';
import { flowParameters, isDrawn } from '../flow-story.ts';

const meta = preview.meta({
  title: 'Flows/Forgot password by mobile',
  component: FlowPage,
  parameters: flowParameters('forgot-mobile'),
});

export const Machine = meta.story({
  args: { flow: 'forgot-mobile' },
  play: isDrawn('forgot-mobile'),
});
