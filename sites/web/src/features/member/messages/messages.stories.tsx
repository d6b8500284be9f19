import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { clearFaults, platformSwitch } from '../../../../../../.storybook/site.tsx';
import {
  as,
  desktop,
  down,
  late,
  pageAt,
  phone,
  slow,
  stepsOf,
} from '../../../../../../.storybook/story-kit.tsx';

const member = as('mira2026');

const meta = preview.meta({
  title: 'Screens/Member/Messages',
  tags: ['!autodocs'],
  ...pageAt('/member/messageV2', member),
  globals: phone,
});

const items = () => [...document.querySelectorAll<HTMLDetailsElement>('main details')];
const unread = () => items().filter((item) => 'unread' in item.dataset);

export const Full = meta.story({
  name: 'Marks a message as read when it is opened',
  parameters: { spec: ['2.49', '2.51', '3.34'] },
  globals: desktop,
  tags: ['desktop'],
  play: async (story) => {
    const { t, heading } = stepsOf(story);
    await heading('messages.title');
    const menu = await story.canvas.findByRole('navigation', { name: t('centre.member.title') });
    await waitFor(() => expect(unread().length).toBeGreaterThan(1), slow);
    const before = unread().length;
    /** How many wait on all pages: in digits, and in the words that are read out. */
    const waiting = () => {
      const entry = menu.querySelector('[aria-current="page"]');
      const digits = [...(entry?.querySelectorAll('[aria-hidden="true"]') ?? [])];
      const count = Number(digits.map(({ textContent }) => textContent).find(Boolean));
      expect(entry).toHaveTextContent(t('centre.waiting', { count, formatted: String(count) }));
      return count;
    };
    const all = await waitFor(waiting, slow);
    await story.userEvent.click(unread()[0]?.querySelector('summary') ?? menu);
    await waitFor(() => expect(unread()).toHaveLength(before - 1), slow);
    await waitFor(() => expect(waiting()).toBe(all - 1), slow);
  },
});

export const Unread = meta.story({
  name: 'Shows the unread ones alone, and marks all as read',
  args: { address: '/member/messageV2?show=unread' },
  tags: ['phone'],
  play: async (story) => {
    const { t, press, sees } = stepsOf(story);
    await waitFor(() => expect(unread().length).toBeGreaterThan(1), slow);
    await expect(unread()).toHaveLength(items().length);
    await press('messages.readAll');
    await sees('messages.noneUnread');
    // The count is asked for beside the list.
    await waitFor(
      () => expect(story.canvas.queryByRole('button', { name: t('messages.readAll') })).toBeNull(),
      slow,
    );
  },
});

export const UnreadOpened = meta.story({
  name: 'Keeps a message in the unread list while it is read',
  args: { address: '/member/messageV2?show=unread' },
  play: async () => {
    await waitFor(() => expect(unread().length).toBeGreaterThan(1), slow);
    const before = items().length;
    const [first] = unread();
    first?.querySelector('summary')?.click();
    await waitFor(() => expect(unread()).toHaveLength(before - 1), slow);
    await expect(items()).toHaveLength(before);
    await expect(first).toHaveAttribute('open');
  },
});

export const About = meta.story({
  name: 'Leads to the payment that it is about',
  play: async (story) => {
    const { pattern } = stepsOf(story);
    await waitFor(() => expect(items().length).toBeGreaterThan(1), slow);
    const about = items().find((item) => item.querySelector('a'));
    await story.userEvent.click(about?.querySelector('summary') ?? document.body);
    const link = within(about ?? document.body).getByRole('link', {
      name: pattern('messages.reference'),
    });
    const number = link.textContent?.split(' ').at(-1) ?? '';
    await story.userEvent.click(link);
    await waitFor(() => expect(items()).toEqual([]), slow);
    await waitFor(() => expect(document.querySelector('main')).toHaveTextContent(number), slow);
  },
});

export const Deleted = meta.story({
  name: 'Deletes one after a second press, which a held Enter is not',
  play: async (story) => {
    const { t } = stepsOf(story);
    await waitFor(() => expect(items().length).toBeGreaterThan(1), slow);
    const [first, next] = items();
    await story.userEvent.click(first?.querySelector('summary') ?? document.body);
    // The others have the same buttons, folded up.
    const button = (words: string) =>
      within(first ?? document.body).getByRole('button', { name: words });
    button(t('messages.delete')).focus();
    await story.userEvent.keyboard('{Enter}');
    const yes = button(t('messages.delete.yes'));
    await waitFor(() => expect(yes.parentElement).toHaveFocus());
    await story.userEvent.keyboard('{Enter}');
    await expect(yes).not.toBeDisabled();
    await story.userEvent.click(yes);
    await waitFor(() => expect(first).not.toBeInTheDocument(), slow);
    await waitFor(() => expect(next?.querySelector('summary')).toHaveFocus());
  },
});

export const NotDeleted = meta.story({
  name: 'Says beside a message that it was not deleted, and asks again at the next press',
  play: async (story) => {
    const { t } = stepsOf(story);
    await waitFor(() => expect(items().length).toBeGreaterThan(1), slow);
    const last = items().at(-1) ?? document.body;
    await story.userEvent.click(last.querySelector('summary') ?? last);
    const press = (words: string) =>
      story.userEvent.click(within(last).getByRole('button', { name: words }));
    const body = { messageDelete: down, messageList: down };
    await platformSwitch(story, 'faults', { method: 'PUT', body });
    await press(t('messages.delete'));
    await press(t('messages.delete.yes'));
    await within(last).findByRole('alert', undefined, slow);
    await clearFaults(story);
    await press(t('messages.delete.yes'));
    await waitFor(() => expect(last).not.toBeInTheDocument(), slow);
  },
});

export const None = meta.story({
  name: 'No messages yet',
  parameters: { sandbox: { signedIn: { as: 'tara2026' } } },
  play: async (story) => stepsOf(story).sees('messages.none'),
});

export const Loading = meta.story({
  name: 'Loading',
  parameters: { sandbox: { ...member, faults: { messageList: late } } },
  play: async (story) => {
    const { heading } = stepsOf(story);
    await heading('messages.title');
    await expect(items()).toHaveLength(0);
  },
});

export const Failed = meta.story({
  name: 'Did not load',
  parameters: { sandbox: { ...member, faults: { messageList: down } } },
  play: async (story) => {
    const { sees, button } = stepsOf(story);
    await sees('messages.failed');
    await button('common.retry');
  },
});

export const Menu = meta.story({
  name: 'The menu is a sheet on a phone',
  parameters: { spec: ['2.36'] },
  play: async (story) => {
    const { t, press, dialog } = stepsOf(story);
    await press('centre.member.title');
    const sheet = await dialog('centre.member.title');
    const entry = await waitFor(() => {
      const found = sheet.querySelector<HTMLAnchorElement>('a[aria-current="page"]');
      if (!found) throw new Error('no entry is the current page');
      return found;
    }, slow);
    await expect(entry).toHaveTextContent(t('centre.member.messageV2'));
    await story.userEvent.click(entry);
    await waitFor(() => expect(document.querySelector('[role="dialog"]')).toBeNull(), slow);
  },
});
