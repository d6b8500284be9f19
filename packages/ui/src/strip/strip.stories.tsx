import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Card } from '../card/index.ts';
import { stripLabels } from '../samples/samples.ts';
import { Strip } from './strip.tsx';

const pages = ['First', 'Second', 'Third'].map((word) => (
  <Card key={word} padding="lg">
    {word} page
  </Card>
));

const meta = preview.meta({
  component: Strip,
  args: { label: 'Notices', labels: stripLabels, fit: 'page' as const, children: pages },
  globals: { viewport: { value: 'desktop', isRotated: false } },
  parameters: { stress: { missing: { children: [] } } },
});

export const Pages = meta.story({
  play: async ({ canvas }) => {
    const next = await canvas.findByRole('button', { name: 'Next' });
    await expect(canvas.getByRole('button', { name: 'Previous' })).toBeDisabled();
    await expect(canvas.getAllByRole('button', { name: /^Page/ })).toHaveLength(3);

    await userEvent.click(next);
    const second = canvas.getByRole('button', { name: 'Page 2 of 3' });
    await waitFor(() => expect(second).toHaveAttribute('aria-current'));

    await userEvent.click(canvas.getByRole('button', { name: 'Page 3 of 3' }));
    await waitFor(() => expect(next).toBeDisabled());
  },
});
export const RightToLeft = Pages.extend({ globals: { language: 'RTL' } });

export const EverythingFits = meta.story({
  args: { fit: 'item' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Third page')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});
export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Page 1 of 3')).toBeVisible();
  },
});
