import { agentAccountCreate, agentInvitation } from '@livery/api/contract/agent-accounts';
import { resolve } from '@livery/merchant/settings';
import { expect, spyOn, waitFor, within } from 'storybook/test';
import { merchantOf } from '../../../../../../.storybook/merchants.ts';
import preview from '../../../../../../.storybook/preview.tsx';
import { storyGlobalsOf } from '../../../../../../.storybook/story-globals.ts';
import {
  as,
  desktop,
  down,
  late,
  pageAt,
  phone,
  stepsOf,
} from '../../../../../../.storybook/story-kit.tsx';

const agent = as('arun2026');
const links = { args: { address: '/agent/registerCenter?show=links' } };

const meta = preview.meta({
  title: 'Screens/Agent/Accounts',
  tags: ['!autodocs'],
  ...pageAt('/agent/registerCenter', agent),
  globals: phone,
});

export const Create = meta.story({
  name: 'Opens an agent’s account with rates, and shows the password once',
  parameters: { spec: ['1.14', '2.55'] },
  globals: desktop,
  tags: ['desktop'],
  play: async (story) => {
    const { heading, fill, press, sees, t } = stepsOf(story);
    await heading('agentAccounts.title');
    const { canvas, userEvent } = story;
    await userEvent.click(
      await canvas.findByRole('radio', { name: t('agentAccounts.role.agent'), hidden: true }),
    );
    await fill('agentAccounts.username', 'story2026');
    const daily = await canvas.findByLabelText(t('centre.agent.agentDailyWages2'));
    await userEvent.type(daily, '0.5');
    await press('agentAccounts.submit');
    await sees('agentAccounts.done', { account: 'story2026' });
    await expect(canvas.getByText(/^[2-9A-Z]{10}$/)).toBeVisible();
    await press('agentAccounts.done.next');
    await expect(await canvas.findByLabelText(t('agentAccounts.username'))).toHaveValue('');
  },
});

export const Wrong = meta.story({
  name: 'Names what is wrong: a taken name, a rate above one’s own',
  play: async (story) => {
    const { heading, fill, press, sees, t } = stepsOf(story);
    await heading('agentAccounts.title');
    const { canvas, userEvent } = story;
    await userEvent.click(
      await canvas.findByRole('radio', { name: t('agentAccounts.role.agent'), hidden: true }),
    );
    await fill('agentAccounts.username', 'tara2026');
    const daily = await canvas.findByLabelText(t('centre.agent.agentDailyWages2'));
    await userEvent.type(daily, '0.9');
    await press('agentAccounts.submit');
    await expect(daily).toHaveAttribute('aria-invalid', 'true');
    await expect(daily).toHaveFocus();
    await userEvent.clear(daily);
    await press('agentAccounts.submit');
    await sees('session.failure.usernameTaken');
  },
});

export const RateChanged = meta.story({
  name: 'Says that a rate is not allowed any more, and keeps what was entered',
  parameters: { sandbox: { ...agent, refusals: { [agentAccountCreate.id]: 'TERMS_INVALID' } } },
  play: async (story) => {
    const { heading, fill, press, sees, t } = stepsOf(story);
    await heading('agentAccounts.title');
    await fill('agentAccounts.username', 'story2026');
    await press('agentAccounts.submit');
    await sees('agentAccounts.rate.changed');
    await expect(story.canvas.getByLabelText(t('agentAccounts.username'))).toHaveValue('story2026');
  },
});

export const HalfWritten = meta.story({
  name: 'Keeps a half-written account while the links are looked at',
  play: async (story) => {
    const { heading, fill, field, openTab } = stepsOf(story);
    await heading('agentAccounts.title');
    await fill('agentAccounts.username', 'story2026');
    const username = await field('agentAccounts.username');
    await openTab('agentAccounts.tab.invite');
    await waitFor(() => expect(username).not.toBeVisible());
    await openTab('agentAccounts.tab.create');
    await waitFor(() => expect(username).toBeVisible());
    await expect(username).toHaveValue('story2026');
  },
});

export const MembersAlone = meta.story({
  name: 'Says why an agent of the last level has no agents below',
  parameters: { sandbox: { signedIn: { as: 'devi2026' } } },
  play: async (story) => {
    await stepsOf(story).sees('agentAccounts.role.level');
  },
});

export const Sending = meta.story({
  name: 'Is creating the account',
  parameters: { sandbox: { ...agent, faults: { [agentAccountCreate.id]: late } } },
  play: async (story) => {
    const { heading, fill, press, waits } = stepsOf(story);
    await heading('agentAccounts.title');
    await fill('agentAccounts.username', 'story2026');
    await press('agentAccounts.submit');
    await waits('agentAccounts.submit');
  },
});

export const Links = meta.story({
  ...links,
  name: 'Shows the code with its link, and adds a named link',
  parameters: { spec: ['1.14'] },
  play: async (story) => {
    const { heading, fill, press, sees, t } = stepsOf(story);
    await heading('agentAccounts.invite.title');
    const { canvas, userEvent } = story;
    const code = (100_003).toString(36).toUpperCase();
    await expect(
      canvas.getByRole('img', { name: t('agentAccounts.invite.qr', { code }) }),
    ).toBeVisible();
    await sees('agentAccounts.links.none');
    await fill('agentAccounts.links.name', 'Cricket group');
    await press('agentAccounts.links.add');
    await sees('agentAccounts.links.ready', { name: 'Cricket group' });
    const link = await canvas.findByText('Cricket group');
    await userEvent.click(link);
    await press('agentAccounts.links.remove');
    const asked = await stepsOf(story).part(
      new RegExp(t('agentAccounts.links.remove.title', { name: 'Cricket group' }).slice(0, 8)),
      'dialog',
      'alertdialog',
    );
    await expect(asked).toHaveTextContent(t('agentAccounts.links.remove.text'));
    await userEvent.click(
      within(asked).getByRole('button', { name: t('agentAccounts.links.remove') }),
    );
    await sees('agentAccounts.links.none');
    // The button that was clicked is gone with its link.
    await expect(document.body).not.toHaveFocus();
  },
});

export const Printing = meta.story({
  ...links,
  name: 'Prints the invitation alone, with age and licence',
  play: async (story) => {
    const print = spyOn(window, 'print').mockImplementation(() => undefined);
    const { heading, press } = stepsOf(story);
    await heading('agentAccounts.invite.title');
    await press('agentAccounts.invite.print');
    await expect(print).toHaveBeenCalledOnce();
    const sheet = document.querySelector('[data-print-sheet]');
    await expect(sheet).toHaveTextContent((100_003).toString(36).toUpperCase());
    const merchant = merchantOf(storyGlobalsOf(story).merchant);
    const age = resolve('ageLimit', { merchant });
    await expect(sheet).toHaveTextContent(stepsOf(story).t('footer.ageText', { age }));
    window.dispatchEvent(new Event('afterprint'));
  },
});

export const Loading = meta.story({
  ...links,
  name: 'Loading',
  parameters: { sandbox: { ...agent, faults: { [agentInvitation.id]: late } } },
  play: async (story) => {
    await stepsOf(story).heading('agentAccounts.title');
    await expect(story.canvas.queryByRole('img', { name: /QR/ })).toBeNull();
  },
});

export const Failed = meta.story({
  ...links,
  name: 'Did not load',
  parameters: { sandbox: { ...agent, faults: { [agentInvitation.id]: down } } },
  play: async (story) => {
    const { sees, button } = stepsOf(story);
    await sees('agentAccounts.failed');
    await button('common.retry');
  },
});
