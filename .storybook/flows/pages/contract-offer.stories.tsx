import preview from '../../preview.tsx';
import { FlowPage } from '../flow-page.tsx';
import { flowParameters, isDrawn } from '../flow-story.ts';

const meta = preview.meta({
  title: 'Flows/Contract offer',
  component: FlowPage,
  parameters: flowParameters('contract-offer'),
});

export const Machine = meta.story({
  args: { flow: 'contract-offer' },
  play: isDrawn('contract-offer'),
});
