import preview from '../../preview.tsx';
import { FlowPage } from '../flow-page.tsx';
import { flowParameters, isDrawn } from '../flow-story.ts';

const meta = preview.meta({
  title: 'Flows/Transfer',
  component: FlowPage,
  parameters: flowParameters('transfer'),
});

export const Machine = meta.story({ args: { flow: 'transfer' }, play: isDrawn('transfer') });
