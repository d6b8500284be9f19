import preview from '../../preview.tsx';
import { FlowPage } from '../flow-page.tsx';
import { flowParameters, isDrawn } from '../flow-story.ts';

const meta = preview.meta({
  title: 'Flows/Forgot password by email',
  component: FlowPage,
  parameters: flowParameters('forgot-email'),
});

export const Machine = meta.story({
  args: { flow: 'forgot-email' },
  play: isDrawn('forgot-email'),
});
