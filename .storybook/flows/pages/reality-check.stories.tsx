import preview from '../../preview.tsx';
import { FlowPage } from '../flow-page.tsx';
import { flowParameters, isDrawn } from '../flow-story.ts';

const meta = preview.meta({
  title: 'Flows/Reality check',
  component: FlowPage,
  parameters: flowParameters('reality-check'),
});

export const Machine = meta.story({
  args: { flow: 'reality-check' },
  play: isDrawn('reality-check'),
});
