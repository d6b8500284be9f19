import preview from '../../preview.tsx';
import { FlowPage } from '../flow-page.tsx';
import { flowParameters, isDrawn } from '../flow-story.ts';

const meta = preview.meta({
  title: 'Flows/Social',
  component: FlowPage,
  parameters: flowParameters('social'),
});

export const Machine = meta.story({ args: { flow: 'social' }, play: isDrawn('social') });
