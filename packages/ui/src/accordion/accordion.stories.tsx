import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Accordion } from './accordion.tsx';

const meta = preview.meta({
  title: 'Accordion',
  component: Accordion,
  args: {
    items: [
      {
        id: 'time',
        title: 'How long does a withdrawal take?',
        content: 'Most are paid within two hours. You see each step under Records.',
      },
      { id: 'cost', title: 'What does it cost?', content: 'Nothing, up to three a day.' },
      { id: 'least', title: 'What is the least amount?', content: 'It stands above the form.' },
    ],
  },
  parameters: { stress: { missing: { items: [] } } },
});

export const Closed = meta.story({
  name: 'Opens each section by click or Enter',
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/Most are paid/)).not.toBeVisible();
    await userEvent.click(canvas.getByText('How long does a withdrawal take?'));
    await userEvent.click(canvas.getByText('What does it cost?'));
    await expect(canvas.getByText(/Most are paid/)).toBeVisible();
    await expect(canvas.getByText(/Nothing, up to/)).toBeVisible();
  },
});
export const OneAtATime = meta.story({
  name: 'Keeps one section open at a time',
  args: { opens: 'one' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('How long does a withdrawal take?'));
    await userEvent.click(canvas.getByText('What does it cost?'));
    await expect(canvas.getByText(/Most are paid/)).not.toBeVisible();
    await expect(canvas.getByText(/Nothing, up to/)).toBeVisible();
  },
});
export const OpenFromTheStart = meta.story({
  name: 'One section open',
  args: {
    items: [
      { id: 'rules', title: 'Rules', content: 'One account for each person.', open: true },
      { id: 'limits', title: 'Limits', content: 'You set them yourself.' },
    ],
  },
});
