import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { buttonContract } from './button.contract.ts';
import { Button } from './button.tsx';

const meta = preview.meta({
  title: 'Button',
  component: Button,
  args: { children: 'Open the hall' },
});

export const Primary = meta.story({ args: { variant: 'primary' } });
export const Accent = meta.story({ args: { variant: 'accent' } });
export const Neutral = meta.story({ args: { variant: 'neutral' } });
export const Quiet = meta.story({ args: { variant: 'quiet' } });
export const WithIcon = meta.story({ args: { variant: 'primary', icon: 'gift' } });
export const AsLink = meta.story({ args: { variant: 'primary', href: '/promotions' } });

export const EveryVariantAndSize = meta.story({
  name: 'Every variant and size',
  render: () => (
    <>
      {buttonContract.variants
        .filter((variant) => variant !== 'stage')
        .map((variant) => (
          <p key={variant}>
            {buttonContract.sizes.map((size) => (
              <Button key={size} variant={variant} size={size}>
                {variant}, {size}
              </Button>
            ))}
            <Button variant={variant} disabled>
              {variant}, disabled
            </Button>
          </p>
        ))}
    </>
  ),
});

export const BusyTakesNoSecondPress = meta.story({
  name: 'Ignores clicks while busy',
  args: { variant: 'primary', busy: true, onClick: fn() },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Open the hall' });
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveAttribute('aria-busy', 'true');
    // Still focusable: a button that loses the focus loses the member's place.
    await expect(button).toHaveFocus();
  },
});

export const BusySubmit = meta.story({
  name: 'Submits once while busy',
  render: () => <BusyForm />,
  play: async ({ canvas, userEvent }) => {
    const submit = canvas.getByRole('button', { name: 'Send' });
    await userEvent.click(submit);
    await expect(submit).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(submit);
    await userEvent.keyboard('{Enter}');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'mira{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent(/^1$/);
  },
});

/** Counts its submissions, and its work never ends. */
function BusyForm() {
  const [submits, setSubmits] = useState(0);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        setSubmits((count) => count + 1);
      }}
    >
      <input aria-label="Name" />
      <Button type="submit" busy={submits > 0}>
        Send
      </Button>
      <output>{submits}</output>
    </form>
  );
}
