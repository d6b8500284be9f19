import preview from '../../preview.tsx';
import { FlowPage } from '../flow-page.tsx';
import { flowParameters, isDrawn } from '../flow-story.ts';

const meta = preview.meta({
  title: 'Flows/SMS code',
  component: FlowPage,
  parameters: flowParameters('sms-code'),
});

export const Machine = meta.story({ args: { flow: 'sms-code' }, play: isDrawn('sms-code') });
