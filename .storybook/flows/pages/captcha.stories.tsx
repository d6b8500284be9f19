import preview from '../../preview.tsx';
import { FlowPage } from '../flow-page.tsx';
import { flowParameters, isDrawn } from '../flow-story.ts';

const meta = preview.meta({
  title: 'Flows/Captcha',
  component: FlowPage,
  parameters: flowParameters('captcha'),
});

export const Machine = meta.story({ args: { flow: 'captcha' }, play: isDrawn('captcha') });
