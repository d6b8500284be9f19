import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { platformSwitch } from '../../../../../.storybook/site.tsx';
import { pageAt, phone, stepsOf } from '../../../../../.storybook/story-kit.tsx';

const hour = 3_600_000;
const minute = 60_000;
/** The straits draw at 10:30 UTC on Saturday, the north of Vietnam at 11:15 UTC on Friday; stories begin on Thursday at noon. */
const straits = 46.5 * hour;
const north = 23.25 * hour;
/** Late in a draw of 20 minutes: of its last number, which is its result, two digits are there. */
const almost = 18.5 * minute;
const slow = { timeout: 15_000 };

const meta = preview.meta({
  title: 'Screens/Lottery while it draws',
  tags: ['!autodocs'],
  ...pageAt('/lottery'),
  globals: phone,
});

/** Two digits, named as not all of them. */
const begun = (label: string, drawing: string) =>
  new RegExp(String.raw`^${label} \(${drawing}\): \d, \d$`);

export const Slip = meta.story({
  name: 'Shows the last whole result, and marks the one that is being drawn',
  args: { address: '/lottery?gameCode=STRAITS_4D' },
  parameters: { sandbox: { clockMs: straits + almost } },
  play: async (story) => {
    const { canvas } = story;
    const { t } = stepsOf(story);
    const table = await canvas.findByRole('table', { name: t('lottery.results') }, slow);
    const results = within(table);
    const drawing = t('home.lotteries.drawing');
    await expect(
      await results.findByRole('img', { name: begun(t('lottery.results.numbers'), drawing) }, slow),
    ).toBeVisible();
    await expect(results.getAllByText(drawing)).toHaveLength(1);
    await expect(
      canvas.getByRole('img', {
        name: new RegExp(`^${t('home.lotteries.result')}: \\d, \\d, \\d, \\d$`),
      }),
    ).toBeVisible();
    // Half past six in Singapore, whatever the merchant's zone is.
    await expect(results.getAllByText(/6:30.*GMT\+8/).length).toBeGreaterThan(1);
  },
});

export const Card = meta.story({
  name: 'Marks the numbers of a lottery that is being drawn',
  args: { address: '/lottery?name=straits%204d' },
  parameters: { sandbox: { clockMs: straits + almost } },
  play: async (story) => {
    const { canvas } = story;
    const { t } = stepsOf(story);
    const name = begun(t('home.lotteries.result'), t('home.lotteries.drawing'));
    await expect(await canvas.findByRole('img', { name }, slow)).toBeVisible();
  },
});

export const Station = meta.story({
  name: 'Marks the numbers of a station that is being drawn',
  args: { address: '/vnlottery' },
  parameters: { sandbox: { clockMs: north + almost } },
  play: async (story) => {
    const { canvas } = story;
    const { t } = stepsOf(story);
    const drawing = t('home.lotteries.drawing');
    const history = await canvas.findByRole('table', { name: t('lottery.vn.history') }, slow);
    await expect(
      within(history).getByRole('img', { name: begun(t('lottery.vn.special'), drawing) }),
    ).toBeVisible();
    await expect(within(history).getAllByText(/6:15.*GMT\+7/).length).toBeGreaterThan(1);
    // The sheet of the day says so of the prize itself.
    await expect(canvas.getByText(new RegExp(`^\\d\\d · ${drawing}$`))).toBeVisible();
  },
});

export const CheckInUse = meta.story({
  name: 'Keeps the ticket that is being checked when the first draw of the next day comes',
  args: { address: '/vnlottery' },
  parameters: { sandbox: { clockMs: north - 3 * minute } },
  play: async (story) => {
    const { canvas } = story;
    const { field, t } = stepsOf(story);
    const number = await field('lottery.vn.check.number');
    await story.userEvent.type(number, '12345');
    const offsetMs = 3 * minute + almost;
    await platformSwitch(story, 'clock', { method: 'PUT', body: { offsetMs } });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    const drawing = begun(t('lottery.vn.special'), t('home.lotteries.drawing'));
    await expect(await canvas.findByRole('img', { name: drawing }, slow)).toBeInTheDocument();
    await expect(number).toBeInTheDocument();
    await expect(number).toHaveValue('12345');
  },
});

export const Locked = meta.story({
  name: 'Counts a station whose bets are closed to its draw',
  args: { address: '/vnlottery' },
  parameters: { sandbox: { clockMs: north - 3 * minute } },
  play: async (story) => {
    const { canvas } = story;
    const { t } = stepsOf(story);
    const table = await canvas.findByRole('table', { name: t('lottery.vn.stations') }, slow);
    const rowOf = (name: string) =>
      within(within(table).getByRole('rowheader', { name }).closest('tr') as HTMLElement);
    const locked = rowOf('Hải Phòng');
    await waitFor(() => expect(locked.getByText(t('home.lotteries.locked'))).toBeVisible());
    await expect(locked.getByText(t('home.lotteries.closes'))).not.toBeVisible();
    await expect(locked.getByText(/^00:0(3:00|2:\d\d)$/)).toBeVisible();
    await expect(rowOf('Thái Bình').getByText(t('home.lotteries.closes'))).toBeVisible();
  },
});

export const Over = meta.story({
  name: 'Says of a station that has drawn when it draws next',
  args: { address: '/vnlottery' },
  parameters: { sandbox: { clockMs: north + 25 * minute } },
  play: async (story) => {
    const { canvas } = story;
    const { t } = stepsOf(story);
    const table = await canvas.findByRole('table', { name: t('lottery.vn.stations') }, slow);
    const row = within(table).getByRole('rowheader', { name: 'Hải Phòng' }).closest('tr');
    const station = within(row as HTMLElement);
    await waitFor(() => expect(station.getByText(t('home.lotteries.over.next'))).toBeVisible());
    await expect(station.queryByText(t('home.lotteries.drawing'))).toBeNull();
  },
});
