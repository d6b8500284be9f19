import preview from '../../preview.tsx';
import { FlowPage } from '../flow-page.tsx';
import { flowParameters, isDrawn } from '../flow-story.ts';

const meta = preview.meta({
  title: 'Flows/Free play',
  component: FlowPage,
  parameters: flowParameters('free-play'),
});

export const Machine = meta.story({ args: { flow: 'free-play' }, play: isDrawn('free-play') });
