import { expect, within } from 'storybook/test';
import preview from '../../preview.tsx';
import { type Playing, stepsOf } from '../../story-kit.tsx';
import { FlowPage } from '../flow-page.tsx';
import { flowParameters, isDrawn } from '../flow-story.ts';

const meta = preview.meta({
  title: 'Flows/Login',
  component: FlowPage,
  parameters: flowParameters('login'),
});

export const Machine = meta.story({ args: { flow: 'login' }, play: isDrawn('login') });

export const SteppedToTheSecondStep = meta.story({
  name: 'Reaches the second step by hand',
  args: { flow: 'login' },
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context;
    await isDrawn('login')(context);
    const happens = async (group: string, step: string) => {
      const part = await canvas.findByRole('group', { name: group });
      await userEvent.click(within(part).getByRole('button', { name: step }));
    };
    await happens('Events that it takes now', 'submit');
    await happens('The service getProof…', 'solves it');
    await happens('The service submitLogin…', 'wants a second step');
    await expect(await canvas.findByText('open.secondStep')).toBeVisible();
    const lit = [...canvasElement.querySelectorAll('[data-lit] > [data-name]')];
    await expect(lit.map(({ textContent }) => textContent)).toEqual([
      'login',
      'open',
      'secondStep',
    ]);
    // beside the diagram the form has made way for the choice
    await stepsOf(context as Playing).text('session.step.choose');
  },
});
