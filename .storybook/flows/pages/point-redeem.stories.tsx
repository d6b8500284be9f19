import preview from '../../preview.tsx';
import { FlowPage } from '../flow-page.tsx';
import { flowParameters, isDrawn } from '../flow-story.ts';

const meta = preview.meta({
  title: 'Flows/Point redeem',
  component: FlowPage,
  parameters: flowParameters('point-redeem'),
});

export const Machine = meta.story({
  args: { flow: 'point-redeem' },
  play: isDrawn('point-redeem'),
});
