import preview from '../../preview.tsx';
import { FlowPage } from '../flow-page.tsx';
import { flowParameters, isDrawn } from '../flow-story.ts';

const meta = preview.meta({
  title: 'Flows/Deposit',
  component: FlowPage,
  parameters: flowParameters('deposit'),
});

export const Machine = meta.story({ args: { flow: 'deposit' }, play: isDrawn('deposit') });
