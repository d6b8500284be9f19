import { examples } from '@livery/api/examples';
import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { platformSwitch } from '../../../../../../.storybook/site.tsx';
import {
  as,
  chooseFile,
  desktop,
  down,
  fits,
  late,
  type Playing,
  pageAt,
  phone,
  slow,
  stepsOf,
} from '../../../../../../.storybook/story-kit.tsx';
import { largeText } from '../../../../../../.storybook/stress.tsx';

const member = as('tara2026');
const minute = 60_000;

const meta = preview.meta({
  title: 'Screens/Member/Deposit',
  tags: ['!autodocs'],
  ...pageAt('/member/depositv2', member),
  globals: { ...phone, merchant: 'india' },
});

/** From the list of methods to the amount, by the first of them. */
async function chooseFirst(story: Playing): Promise<HTMLElement> {
  const { t, heading } = stepsOf(story);
  // The page's words have come with it.
  await heading('deposit.methods');
  const region = await story.canvas.findByRole('region', { name: t('deposit.methods') }, slow);
  const [first] = within(region).getAllByRole('button');
  if (!first) throw new Error('there is no method');
  await story.userEvent.click(first);
  return story.canvas.findByRole('textbox', { name: new RegExp(t('deposit.amount')) }, slow);
}

/** A deposit that waits for its payment. */
async function begin(story: Playing): Promise<void> {
  const { t, press, button } = stepsOf(story);
  await chooseFirst(story);
  const quick = await story.canvas.findByRole('group', { name: t('deposit.quick') }, slow);
  const [least] = within(quick).getAllByRole('button');
  if (least) await story.userEvent.click(least);
  await press('deposit.submit');
  await button('deposit.paid');
}

export const LargeText = meta.story({
  name: 'Fits the methods into 320 px at a text size of 200 %',
  globals: { ...phone, merchant: 'vietnam' },
  beforeEach: largeText,
  play: async (story) => {
    const { t, heading } = stepsOf(story);
    await heading('deposit.methods');
    const region = await story.canvas.findByRole('region', { name: t('deposit.methods') }, slow);
    // As wide as in a window of 320 px.
    region.style.inlineSize = '256px';
    for (const way of within(region).getAllByRole('button')) {
      const { right } = way.getBoundingClientRect();
      await expect(right).toBeLessThanOrEqual(region.getBoundingClientRect().right);
    }
  },
});

/** What the platform says of one deposit, whichever is asked for. */
const { depositCreate, depositPaid, takeBreak } = examples;
const address = '/member/depositv2?id=D261121K7M2QX';

export const Methods = meta.story({
  name: 'Offers the methods of the market, and limits one step away',
  parameters: { spec: ['2.39', 'B2.11', 'B2.25'] },
  globals: desktop,
  tags: ['desktop', 'phone'],
  play: async (story) => {
    const { t, sees, heading } = stepsOf(story);
    await heading('deposit.methods');
    const region = await story.canvas.findByRole('region', { name: t('deposit.methods') }, slow);
    await expect(within(region).getAllByRole('button').length).toBeGreaterThan(1);
    await sees('deposit.recent.none');
    const limits = story.canvas.getByRole('link', { name: t('deposit.limits.set') });
    await expect(limits).toHaveAttribute('href', expect.stringMatching(/\/responsible-play$/));
    await fits(story);
  },
});

export const Hours = meta.story({
  name: 'Says that a method has closed, and offers it again once it opens',
  // Its bank is open until 17:00, two minutes from when the story begins.
  globals: { ...phone, merchant: 'bangladesh' },
  parameters: { sandbox: { ...member, clockMs: -62 * minute } },
  play: async (story) => {
    const { t, heading, press } = stepsOf(story);
    await heading('deposit.methods');
    const region = await story.canvas.findByRole('region', { name: t('deposit.methods') }, slow);
    const bank = within(region).getAllByRole('button').at(-1);
    if (!bank) throw new Error('there is no method');
    const label = bank.querySelector('small')?.previousElementSibling?.textContent;
    await story.userEvent.click(bank);
    const quick = await story.canvas.findByRole('group', { name: t('deposit.quick') }, slow);
    const [least] = within(quick).getAllByRole('button');
    if (least) await story.userEvent.click(least);
    for (const field of document.querySelectorAll<HTMLInputElement>('main form input')) {
      if (field.value === '') await story.userEvent.type(field, '12345678');
    }
    await platformSwitch(story, 'clock', { method: 'PUT', body: { offsetMs: 5 * minute } });
    await press('deposit.submit');
    const alert = await story.canvas.findByRole('alert', {}, slow);
    await waitFor(() => expect(alert).toHaveTextContent(t('deposit.method.down')));
    await press('deposit.back');
    const same = () => story.canvas.getByRole('button', { name: new RegExp(`^${label}`) });
    await waitFor(() => expect(same()).toBeDisabled());
    await platformSwitch(story, 'clock', { method: 'PUT', body: { offsetMs: 0 } });
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(same()).toBeEnabled());
  },
});

export const Amounts = meta.story({
  name: 'Reads an amount in any script, and says what is wrong with one',
  play: async (story) => {
    const { t, press } = stepsOf(story);
    const field = await chooseFirst(story);
    const says = async (typed: string, pattern: RegExp) => {
      await story.userEvent.clear(field);
      if (typed) await story.userEvent.type(field, typed);
      await press('deposit.submit');
      await waitFor(() => expect(field).toHaveAccessibleDescription(pattern), slow);
      await expect(field).toHaveAttribute('aria-invalid', 'true');
    };
    const start = (text: string) => new RegExp(text.split('{')[0] ?? text);
    await says('', start(t('deposit.problem.required')));
    await says('1', start(t('deposit.problem.tooSmall', { min: '{' })));
    await says('999999999', new RegExp(t('deposit.problem.tooLarge', { max: '.+' })));
    await says('abc', start(t('deposit.problem.notAnAmount', { min: '{' })));
    // Devanagari and Bengali digits, with a decimal mark.
    for (const typed of ['५००', '৫০০.০০']) {
      await story.userEvent.clear(field);
      await story.userEvent.type(field, typed);
      await waitFor(() => expect(field).not.toHaveAttribute('aria-invalid', 'true'), slow);
    }
  },
});

export const Sending = meta.story({
  name: 'Keeps the focus of the amount while it is sent',
  parameters: { sandbox: { ...member, faults: { depositCreate: late } } },
  play: async (story) => {
    const { waits } = stepsOf(story);
    const field = await chooseFirst(story);
    await story.userEvent.type(field, '500');
    await story.userEvent.keyboard('{Enter}');
    await waits('deposit.submit');
    await expect(field).toHaveFocus();
    await expect(field).toHaveAttribute('readonly');
  },
});

export const Paying = meta.story({
  name: 'Says where to pay and until when',
  tags: ['phone'],
  play: async (story) => {
    const { t, heading, press, sees } = stepsOf(story);
    await begin(story);
    await expect(story.canvas.getByRole('img', { name: t('deposit.pay.qr') })).toBeVisible();
    await expect(story.canvas.getByRole('timer')).toBeVisible();
    // The button of the step before is gone: what has come in its place is read out.
    await waitFor(() => {
      expect(document.activeElement).toHaveRole('heading');
      expect(document.activeElement).toHaveTextContent(/200/);
    }, slow);
    await press('deposit.cancel');
    await sees('deposit.cancel.ask');
    await press('deposit.cancel.no');
    await heading('deposit.recent');
  },
});

export const Waiting = meta.story({
  name: 'Waits for the money, and takes a proof that is an image',
  play: async (story) => {
    const { t, press, sees } = stepsOf(story);
    await begin(story);
    await story.userEvent.type(
      await story.canvas.findByRole('textbox', { name: new RegExp(t('deposit.field.reference')) }),
      'UTR 4711',
    );
    await press('deposit.paid');
    const form = await story.canvas.findByRole('form', { name: t('deposit.proof') }, slow);
    await press('deposit.proof.send');
    await sees('deposit.proof.required');
    const chooser = form.querySelector<HTMLInputElement>('input[type=file]');
    chooseFile(
      chooser,
      new File([new Uint8Array(15 * 2 ** 20)], 'large.png', { type: 'image/png' }),
    );
    await waitFor(() => expect(form).toHaveTextContent(/large\.png/), slow);
    chooseFile(chooser, new File(['%PDF-1.7'], 'receipt.png', { type: 'image/png' }));
    const wrong = t('promotions.images.type', { name: 'receipt.png' });
    await waitFor(() => expect(form).toHaveTextContent(wrong), slow);
    const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0]);
    chooseFile(chooser, new File([png], 'paid.png', { type: 'image/png' }));
    await waitFor(() => expect(within(form).getByText('paid.png')).toBeVisible(), slow);
    await press('deposit.proof.send');
    await waitFor(() => expect(within(form).queryByText('paid.png')).toBeNull(), slow);
    await sees('deposit.proof.sent');
    // The first step is over, and asks for no payment any more.
    await sees('deposit.step.begun');
    await expect(
      story.canvas.queryByText(t('deposit.state.created'), { selector: 'ol *' }),
    ).toBeNull();
  },
});

export const Expired = meta.story({
  name: 'Takes the code away once the time is over',
  // The session outlives the offer.
  parameters: { sandbox: { ...member, settings: { idleMs: 24 * 60 * 60_000 } } },
  play: async (story) => {
    const { t, passMinutes, sees } = stepsOf(story);
    await begin(story);
    await passMinutes(31);
    document.dispatchEvent(new Event('visibilitychange'));
    await sees('deposit.expired');
    await expect(story.canvas.queryByRole('img', { name: t('deposit.pay.qr') })).toBeNull();
    // Who has paid all the same reads where to say so.
    const complain = story.canvas.getByRole('link', { name: t('centre.complain') });
    await expect(complain).toHaveAttribute('href', expect.stringMatching(/about=D/));
  },
});

export const Late = meta.story({
  name: 'Leads to support when it comes later than was said, with the case',
  args: { address },
  parameters: {
    sandbox: {
      ...member,
      values: { depositDetail: { ...depositPaid.value, late: true } },
    },
    spec: ['B2.30'],
  },
  play: async (story) => {
    const { t, heading } = stepsOf(story);
    await heading('deposit.recent');
    const complain = await story.canvas.findByRole('link', { name: t('centre.complain') }, slow);
    await expect(complain).toHaveAttribute('href', expect.stringMatching(/about=C261121W3NR9T/));
  },
});

export const Kept = meta.story({
  name: 'Lists deposits in every state, a few at a time',
  parameters: { sandbox: { signedIn: { as: 'mira2026' } } },
  globals: desktop,
  tags: ['desktop'],
  play: async (story) => {
    const { part, press } = stepsOf(story);
    const region = await part('deposit.recent', 'region');
    await waitFor(() => expect(within(region).getAllByRole('link')).toHaveLength(5), slow);
    await press('deposit.recent.more');
    await waitFor(() => expect(within(region).getAllByRole('link')).toHaveLength(10), slow);
  },
});

export const OnBreak = meta.story({
  name: 'Is closed during a break, and offers nothing',
  parameters: { sandbox: as('paused2026'), spec: ['B2.16'] },
  play: async (story) => {
    const { t, sees } = stepsOf(story);
    await sees('deposit.break.title');
    await expect(story.canvas.queryByRole('region', { name: t('deposit.methods') })).toBeNull();
  },
});

export const BreakWhilePaying = meta.story({
  name: 'Invites nobody to pay who has begun a break since, and hears what was paid',
  args: { address },
  parameters: {
    sandbox: {
      ...member,
      values: { depositDetail: depositCreate.value, protection: takeBreak.value },
    },
    spec: ['B2.16'],
  },
  play: async (story) => {
    const { t, button, sees } = stepsOf(story);
    await sees('deposit.break.paid');
    await button('deposit.paid');
    await button('deposit.cancel');
    await expect(story.canvas.queryByText(t('deposit.pay.account'))).toBeNull();
    await expect(story.canvas.queryByRole('timer')).toBeNull();
  },
});

export const Limited = meta.story({
  name: 'Keeps to what the member’s own limit leaves',
  parameters: { sandbox: as('limit2026'), spec: ['B2.14'] },
  play: async (story) => {
    const { t, press } = stepsOf(story);
    const field = await chooseFirst(story);
    await story.userEvent.type(field, '500');
    await press('deposit.submit');
    const [words = ''] = t('deposit.problem.limit', { left: '{' }).split('{');
    await waitFor(() => expect(field).toHaveAccessibleDescription(new RegExp(words)), slow);
    await expect(story.canvas.queryByRole('button', { name: t('deposit.paid') })).toBeNull();
  },
});

export const Loading = meta.story({
  name: 'Loading',
  parameters: { sandbox: { ...member, faults: { depositMethods: late } } },
  play: async (story) => {
    const { heading } = stepsOf(story);
    await heading('deposit.title');
  },
});

export const Failed = meta.story({
  name: 'Did not load',
  parameters: { sandbox: { ...member, faults: { depositMethods: down } } },
  play: async (story) => {
    const { sees } = stepsOf(story);
    await sees('deposit.methods.failed');
  },
});
