import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { BackToTop, FloatingButton, FloatingButtons, FloatingGroup } from './index.ts';

const writeToUs = fn();

const meta = preview.meta({
  title: 'FloatingButtons',
  component: FloatingButtons,
  args: { children: <FloatingButton icon="service" label="Customer service" href="#service" /> },
});

export const One = meta.story({
  name: 'Sits above the tab bar on a phone',
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Customer service' });
    const { right, bottom, width } = link.getBoundingClientRect();
    // A step of the brand's own spacing from the edge.
    await expect(innerWidth - right).toBeGreaterThan(8);
    await expect(innerWidth - right).toBeLessThan(32);
    await expect(innerHeight - bottom).toBeGreaterThanOrEqual(56);
    await expect(width).toBeGreaterThanOrEqual(44);
  },
});
export const AtTheStart = meta.story({
  name: 'At the start',
  args: { side: 'start' },
});
export const Group = meta.story({
  name: 'Opens and closes the group',
  args: {
    children: (
      <FloatingGroup
        icon="service"
        label="Customer service"
        entries={[
          { id: 'chat', icon: 'service', label: 'Chat with us', href: '#chat' },
          { id: 'mail', icon: 'mail', label: 'Write to us', onPress: writeToUs },
        ]}
      />
    ),
  },
  play: async ({ canvas, userEvent }) => {
    writeToUs.mockClear();
    const button = canvas.getByRole('button', { name: 'Customer service' });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    canvas.getByRole('link', { name: 'Chat with us' }).focus();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('list')).toBeNull();
    await expect(button).toHaveFocus();
    await userEvent.click(button);
    await userEvent.click(canvas.getByRole('button', { name: 'Write to us' }));
    await expect(writeToUs).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('list')).toBeNull();
    await userEvent.click(button);
  },
});
export const LongPage = meta.story({
  name: 'Scrolls a long page to the top',
  args: { children: <BackToTop label="Back to the top" /> },
  render: (args) => (
    <>
      <div style={{ blockSize: '400vh' }} />
      <FloatingButtons {...args} />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    window.scrollTo({ top: 3 * innerHeight, behavior: 'instant' });
    await userEvent.click(await canvas.findByRole('button', { name: 'Back to the top' }));
    await waitFor(() => expect(window.scrollY).toBe(0));
    await waitFor(() => expect(canvas.queryByRole('button')).toBeNull());
  },
});
