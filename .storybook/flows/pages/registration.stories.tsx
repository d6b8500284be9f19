import preview from '../../preview.tsx';
import { FlowPage } from '../flow-page.tsx';
import { flowParameters, isDrawn } from '../flow-story.ts';

const meta = preview.meta({
  title: 'Flows/Registration',
  component: FlowPage,
  parameters: flowParameters('registration'),
});

export const Machine = meta.story({
  args: { flow: 'registration' },
  play: isDrawn('registration'),
});
