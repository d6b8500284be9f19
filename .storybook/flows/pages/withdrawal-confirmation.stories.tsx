import preview from '../../preview.tsx';
import { FlowPage } from '../flow-page.tsx';
import { flowParameters, isDrawn } from '../flow-story.ts';

const meta = preview.meta({
  title: 'Flows/Withdrawal confirmation',
  component: FlowPage,
  parameters: flowParameters('withdrawal-confirmation'),
});

export const Machine = meta.story({
  args: { flow: 'withdrawal-confirmation' },
  play: isDrawn('withdrawal-confirmation'),
});
