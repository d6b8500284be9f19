import preview from '../../preview.tsx';
import { FlowPage } from '../flow-page.tsx';
import { flowParameters, isDrawn } from '../flow-story.ts';

const meta = preview.meta({
  title: 'Flows/Lottery lobby',
  component: FlowPage,
  parameters: flowParameters('lottery-lobby'),
});

export const Machine = meta.story({
  args: { flow: 'lottery-lobby' },
  play: isDrawn('lottery-lobby'),
});
