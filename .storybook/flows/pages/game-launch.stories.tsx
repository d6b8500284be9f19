import preview from '../../preview.tsx';
import { FlowPage } from '../flow-page.tsx';
import { flowParameters, isDrawn } from '../flow-story.ts';

const meta = preview.meta({
  title: 'Flows/Game launch',
  component: FlowPage,
  parameters: flowParameters('game-launch'),
});

export const Machine = meta.story({ args: { flow: 'game-launch' }, play: isDrawn('game-launch') });
