import preview from '../../preview.tsx';
import { FlowPage } from '../flow-page.tsx';
import { flowParameters, isDrawn } from '../flow-story.ts';

const meta = preview.meta({
  title: 'Flows/Withdrawal',
  component: FlowPage,
  parameters: flowParameters('withdrawal'),
});

export const Machine = meta.story({ args: { flow: 'withdrawal' }, play: isDrawn('withdrawal') });
