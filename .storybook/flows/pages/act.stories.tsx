import preview from '../../preview.tsx';
import { FlowPage } from '../flow-page.tsx';
import { flowParameters, isDrawn } from '../flow-story.ts';

const meta = preview.meta({
  title: 'Flows/Act',
  component: FlowPage,
  parameters: flowParameters('act'),
});

export const Machine = meta.story({ args: { flow: 'act' }, play: isDrawn('act') });
