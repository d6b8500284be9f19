import preview from '../../preview.tsx';
import { FlowPage } from '../flow-page.tsx';
import { flowParameters, isDrawn } from '../flow-story.ts';

const meta = preview.meta({
  title: 'Flows/Second step',
  component: FlowPage,
  parameters: flowParameters('second-step'),
});

export const Machine = meta.story({ args: { flow: 'second-step' }, play: isDrawn('second-step') });
