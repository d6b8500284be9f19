import { expect, userEvent } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../button/index.ts';
import { JackpotTicker } from '../jackpot-ticker/index.ts';
import { atNoon } from '../samples/samples.ts';
import { HeroStage } from './hero-stage.tsx';

const amount = () => '₹52,70,00,00,165.11';

const meta = preview.meta({
  title: 'HeroStage',
  component: HeroStage,
  args: {
    title: 'An evening at the river hall',
    lead: 'Sixty tables, clear rules, and a way out that is as plain as the way in.',
    actions: (
      <>
        <Button variant="accent" size="lg" href="/rng">
          Open the hall
        </Button>
        <Button variant="stage" size="lg" href="/promotions">
          See promotions
        </Button>
      </>
    ),
  },
  parameters: { stress: { missing: { lead: undefined, actions: undefined } } },
});

export const Words = meta.story({
  name: 'Text',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'An evening at the river hall',
    );
  },
});

export const WithJackpot = meta.story({
  args: {
    children: (
      <JackpotTicker
        amount={amount}
        now={atNoon}
        label="Grand jackpot"
        illustrationLabel="Illustration, not a real prize"
      />
    ),
  },
});

export const Phone = WithJackpot.extend({
  globals: { viewport: { value: 'phone', isRotated: false } },
});

export const Bengali = meta.story({
  args: {
    title: 'নদীর ধারে শান্ত সন্ধ্যা',
    lead: 'ষাটটি টেবিল, স্পষ্ট নিয়ম, আর বেরিয়ে আসার পথও ততটাই সহজ।',
  },
  globals: { language: 'BN', merchant: 'bangladesh' },
});

export const Focused = meta.story({
  name: 'Draws the focus ring in the colour of its text',
  play: async ({ canvas }) => {
    await userEvent.tab();
    const { outlineColor, outlineStyle, outlineWidth } = getComputedStyle(
      canvas.getByRole('link', { name: 'Open the hall' }),
    );
    await expect([outlineWidth, outlineStyle]).toEqual(['2px', 'solid']);
    const { color } = getComputedStyle(canvas.getByRole('heading', { level: 1 }));
    await expect(outlineColor).toBe(color);
  },
});
