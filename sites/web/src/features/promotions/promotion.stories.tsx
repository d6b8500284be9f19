import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { clearFaults } from '../../../../../.storybook/site.tsx';
import {
  desktop,
  down,
  type Playing,
  pageAt,
  phone,
  stepsOf,
} from '../../../../../.storybook/story-kit.tsx';

const slow = { timeout: 15_000 };
const mira = { signedIn: { as: 'mira2026' } };
const tara = { signedIn: { as: 'tara2026' } };

const meta = preview.meta({
  title: 'Screens/Promotion',
  tags: ['!autodocs'],
  ...pageAt('/promoDetail?id=report'),
  globals: phone,
});

const pngSigns = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const fileOf = (name: string, type: string, size: number, signs = pngSigns) => {
  const content = new Uint8Array(size);
  content.set(signs);
  return new File([content], name, { type });
};
const rain = () => fileOf('rain.png', 'image/png', 64);
type Drawn = Playing & { readonly canvasElement: HTMLElement };
const chooser = (story: Drawn) =>
  waitFor(() => {
    const input = story.canvasElement.querySelector<HTMLInputElement>('input[type=file]');
    if (!input) throw new Error('Expected the field for images.');
    return input;
  }, slow);
/** Chooses files as the device's picker does. */
async function choose(story: Drawn, ...files: File[]) {
  const input = await chooser(story);
  const moved = new DataTransfer();
  for (const file of files) moved.items.add(file);
  input.files = moved.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

export const Terms = meta.story({
  name: 'Shows the main terms beside the button',
  parameters: { spec: ['B2.27', '2.09'] },
  globals: desktop,
  tags: ['desktop'],
  play: async (story) => {
    const { button, t } = stepsOf(story);
    const act = await button('promotions.guest.login');
    const part = act.closest('section');
    await expect(part).toHaveAccessibleName(t('promotions.terms'));
    for (const term of ['reward', 'turnover', 'maxBet', 'games', 'claim', 'period'] as const) {
      await expect(part).toHaveTextContent(t(`promotions.term.${term}`));
    }
    await expect(story.canvas.getByRole('heading', { level: 1 })).toBeVisible();
  },
});

export const Apply = meta.story({
  name: 'Applies with a comment and an image',
  parameters: { spec: ['3.40', '4.40'], sandbox: tara },
  tags: ['phone'],
  play: async (story) => {
    const { fill, press, sees, t } = stepsOf(story);
    await fill('promotions.comment', 'ที่');
    await choose(story, rain());
    await story.canvas.findByText('rain.png');
    await press('promotions.act.apply');
    await sees('promotions.text.applying');
    await expect(
      await story.canvas.findByRole(
        'img',
        { name: t('promotions.images.nth', { count: 1 }) },
        slow,
      ),
    ).toBeVisible();
    const { scrollWidth, clientWidth } = story.canvasElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
});

export const Refusals = meta.story({
  name: 'Explains which files and comment do not fit',
  parameters: { spec: ['5.31', '9.36', '9.37'], sandbox: tara },
  play: async (story) => {
    const { fill, press, sees, t } = stepsOf(story);
    await fill('promotions.comment', 'x');
    const comment = story.canvas.getByRole('textbox', { name: t('promotions.comment') });
    // A letter with its marks is one character: 141 of them, of three code points each.
    await story.userEvent.clear(comment);
    comment.focus();
    document.execCommand('insertText', false, 'ที่'.repeat(141));
    await sees('promotions.comment.tooLong', { count: 141, max: 140 });
    await press('promotions.act.apply');
    await waitFor(() => expect(comment).toHaveFocus());
    await choose(story, fileOf('large.png', 'image/png', 15 * 2 ** 20));
    await story.canvas.findByText(/large\.png/);
    await choose(story, fileOf('paper.jpg', 'image/jpeg', 64, [0x25, 0x50, 0x44, 0x46]));
    await sees('promotions.images.type', { name: 'paper.jpg' });
    await choose(story, rain(), rain(), rain(), fileOf('fourth.png', 'image/png', 64));
    await sees('promotions.images.tooMany', { name: 'fourth.png', count: 3 });
  },
});

export const Claim = meta.story({
  name: 'Claims an approved reward',
  args: { address: '/promoDetail?id=birthday' },
  parameters: { spec: ['4.40'], sandbox: mira },
  play: async (story) => {
    const { press, pattern, text } = stepsOf(story);
    await press(pattern('promotions.act.claim'));
    await text('promotions.state.claimed');
    await expect(
      story.canvas.queryByRole('button', { name: pattern('promotions.act.claim') }),
    ).toBeNull();
  },
});

export const ReadAgain = meta.story({
  name: 'Is busy while where the member stands is read again',
  args: { address: '/promoDetail?id=birthday' },
  parameters: { sandbox: mira },
  play: async (story) => {
    const { button, hold, pattern, press, text } = stepsOf(story);
    const claim = await button(pattern('promotions.act.claim'));
    const { letGo } = hold('activityList');
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(claim).toHaveAttribute('aria-busy', 'true'));
    letGo();
    await waitFor(() => expect(claim).not.toHaveAttribute('aria-busy', 'true'), slow);
    await press(pattern('promotions.act.claim'));
    await text('promotions.state.claimed');
  },
});

export const Rejected = meta.story({
  name: 'Gives the reason of a rejection',
  args: { address: '/promoDetail?id=story' },
  parameters: { spec: ['4.40'], sandbox: mira },
  play: async (story) => {
    const { sees, pattern } = stepsOf(story);
    await sees('promotions.text.rejected');
    await expect(await story.canvas.findByText(pattern('promotions.rejected.text'))).toBeVisible();
  },
});

export const InReview = meta.story({
  name: 'In review',
  args: { address: '/promoDetail?id=idea' },
  parameters: { spec: ['4.40'], sandbox: mira },
  play: async (story) => {
    const { sees, button } = stepsOf(story);
    await sees('promotions.text.processing');
    await expect(await button('promotions.part.refresh')).toBeVisible();
  },
});

export const Moved = meta.story({
  name: 'Explains that another tab was faster',
  args: { address: '/promoDetail?id=weekend' },
  parameters: { sandbox: { ...tara, refusals: { activityApply: 'WRONG_STATE' } } },
  play: async (story) => {
    const { press, sees } = stepsOf(story);
    await press('promotions.act.join');
    await sees('promotions.moved');
  },
});

export const LoginInBetween = meta.story({
  name: 'Asks for a lost answer after the session has ended',
  parameters: { spec: ['2.05'], sandbox: { ...tara, faults: { activityApply: down } } },
  play: async (story) => {
    const { fill, field, press, text, sees, logInAgain } = stepsOf(story);
    await fill('promotions.comment', 'Rain');
    await choose(story, rain());
    await story.canvas.findByText('rain.png');
    await press('promotions.act.apply');
    await text('promotions.lost.title');
    await clearFaults(story);
    await logInAgain('tara2026');
    await text('promotions.lost.title');
    await expect(await field('promotions.comment')).toHaveValue('Rain');
    await story.canvas.findByText('rain.png');
    await press('promotions.lost.again');
    await sees('promotions.text.applying');
  },
});

export const Lost = meta.story({
  name: 'Asks again for a lost answer',
  args: { address: '/promoDetail?id=weekend' },
  parameters: { sandbox: { ...tara, faults: { activityApply: down } } },
  play: async (story) => {
    const { press, text, sees } = stepsOf(story);
    await press('promotions.act.join');
    await text('promotions.lost.title');
    await clearFaults(story);
    await press('promotions.lost.again');
    await sees('promotions.state.joined');
  },
});

export const Raffle = meta.story({
  name: 'Shows every chance of the raffle, and takes one turn',
  args: { address: '/promoDetail?id=raffle' },
  parameters: { spec: ['7.47'], sandbox: tara },
  play: async (story) => {
    const { press, heading, pattern } = stepsOf(story);
    await heading('promotions.raffle.prizes');
    await press('promotions.raffle.take');
    await expect(
      await story.canvas.findByText(pattern('promotions.raffle.had'), {}, slow),
    ).toBeVisible();
  },
});

export const Break = meta.story({
  name: 'Shows no promotion to a self-excluded member',
  parameters: { spec: ['B2.16'], sandbox: { signedIn: { as: 'paused2026' } } },
  play: async (story) => {
    const { heading } = stepsOf(story);
    await expect(await heading('promotions.break.title')).toBeVisible();
  },
});

export const Unknown = meta.story({
  name: 'Leads from an unknown promotion to all',
  args: { address: '/promoDetail?id=moon' },
  play: async (story) => {
    await stepsOf(story).sees('promotions.unknown.title');
  },
});

export const Failed = meta.story({
  parameters: { sandbox: { faults: { promotionDetail: down } } },
  play: async (story) => {
    const { sees, button } = stepsOf(story);
    await sees('promotions.detail.failed');
    await expect(await button('common.retry')).toBeVisible();
  },
});
