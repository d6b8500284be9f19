import { expect, waitFor, within } from 'storybook/test';
import { merchantOf } from '../../../../../../.storybook/merchants.ts';
import preview from '../../../../../../.storybook/preview.tsx';
import { storyGlobalsOf } from '../../../../../../.storybook/story-globals.ts';
import {
  as,
  desktop,
  down,
  fits,
  late,
  pageAt,
  phone,
  slow,
  stepsOf,
} from '../../../../../../.storybook/story-kit.tsx';

const agent = as('arun2026');

const meta = preview.meta({
  title: 'Screens/Agent/Contracts',
  tags: ['!autodocs'],
  ...pageAt('/agent/agentDividendRecordCopy2', agent),
  globals: phone,
});

/** The clicked button was removed: the focus is on the content that replaced it, or around that. */
const focusOn = (content: HTMLElement) =>
  waitFor(async () => {
    await expect(document.body).not.toHaveFocus();
    await expect(document.activeElement).toContainElement(content);
  });

export const Dividend = meta.story({
  name: 'Shows a dividend with its tiers, what the next one needs, and how each period was paid',
  parameters: { spec: ['1.13', '2.61', '3.38'] },
  globals: desktop,
  tags: ['desktop', 'phone'],
  play: async (story) => {
    const { t, heading } = stepsOf(story);
    await heading('contracts.dividend.title');
    await story.canvas.findByRole('table', { name: t('contracts.tiers') }, slow);
    for (const id of ['contracts.bets.dividend', 'contracts.loss', 'contracts.members'] as const) {
      await expect(story.canvas.getByRole('columnheader', { name: t(id) })).toBeVisible();
    }
    await waitFor(() => expect(story.canvas.getAllByRole('progressbar')).toHaveLength(3), slow);
    const [period] = story.canvas.getAllByText(t('contracts.pay.issued'));
    if (period) await story.userEvent.click(period);
    await waitFor(() => expect(story.canvas.getAllByText(t('contracts.earned'))[0]).toBeVisible());
    await fits(story);
  },
});

export const Daily = meta.story({
  name: 'Shows a daily salary, and what goes to the agents below',
  args: { address: '/agent/agentDailyWages2' },
  parameters: { spec: ['2.62', '3.39'] },
  tags: ['desktop', 'phone'],
  play: async (story) => {
    const { t, heading, pattern, sees } = stepsOf(story);
    await heading('contracts.daily.title');
    await waitFor(
      () => expect(story.canvas.getAllByText(t('contracts.pay.issued')).length).toBeGreaterThan(5),
      slow,
    );
    // A period that came to nothing is not called paid, and adds nothing to the sum of the days.
    await sees('contracts.pays.total');
    await expect(story.canvas.getAllByText(t('contracts.pay.nothing'))[0]).toBeVisible();
    const [period] = story.canvas.getAllByText(t('contracts.pay.issued'));
    if (period) await story.userEvent.click(period);
    const given = pattern('contracts.givenTo').source.replace(/\\{\\{.*\\}\\}/, '.+');
    await waitFor(() => expect(story.canvas.getAllByText(new RegExp(given, 'u'))[0]).toBeVisible());
    await fits(story);
  },
});

export const Hourly = meta.story({
  name: 'Shows an hourly salary',
  args: { address: '/agent/agentHourSalary' },
  parameters: { spec: ['2.63'] },
  play: async (story) => {
    const { t, heading, sees } = stepsOf(story);
    await heading('contracts.hourly.title');
    await sees('contracts.settled.Hourly');
    await waitFor(
      () => expect(story.canvas.getAllByText(t('contracts.pay.issued')).length).toBeGreaterThan(5),
      slow,
    );
    // Periods of an hour: each is told with its hours.
    for (const period of document.querySelectorAll('main summary')) {
      await expect(period).toHaveTextContent(/\d:00.*\d:00/);
    }
  },
});

export const Realtime = meta.story({
  name: 'Shows a real-time salary to an agent who has one',
  args: { address: '/agent/agentRealtimeSalary' },
  parameters: { spec: ['2.64'] },
  play: async (story) => {
    const { heading, sees } = stepsOf(story);
    await heading('contracts.realtime.title');
    await sees('contracts.settled.Every5Minutes');
    await sees('contracts.running');
    await sees('contracts.today');
    await sees('contracts.nextSettlement');
    await fits(story);
  },
});

export const OlderDays = meta.story({
  name: 'Shows the pay of the days that are chosen, and says when there was none',
  args: { address: '/agent/agentDailyWages2?days=2024-01-01..2024-01-02' },
  tags: ['phone'],
  play: async (story) => {
    const { t, heading, sees, button } = stepsOf(story);
    await heading('contracts.daily.title');
    await sees('contracts.pays.none');
    await expect(story.canvas.queryByText(t('contracts.running'))).toBeNull();
    await button('reports.export');
    await button('records.print');
    await fits(story);
  },
});

export const NoContract = meta.story({
  name: 'Has neither a contract nor pay',
  args: { address: '/agent/agentDailyWages2' },
  parameters: { sandbox: as('chand2026') },
  play: async (story) => {
    const { heading, sees, openTab } = stepsOf(story);
    await heading('contracts.daily.title');
    await sees('contracts.own.none');
    await sees('contracts.pays.none');
    await openTab('contracts.tab.given');
    await sees('contracts.noOwn');
  },
});

export const Answer = meta.story({
  name: 'Accepts an offer after its consequences were shown',
  parameters: { sandbox: as('line012026'), spec: ['4.46'] },
  globals: desktop,
  tags: ['desktop', 'phone'],
  play: async (story) => {
    const { t, heading, press, sees } = stepsOf(story);
    await heading('contracts.dividend.title');
    // Its tab counts what waits.
    const tab = new RegExp(`^${t('contracts.tab.received')}.*${t('contracts.waiting')}`);
    await story.userEvent.click(await story.canvas.findByRole('tab', { name: tab }, slow));
    await press(new RegExp(`^${t('contracts.accept')}`));
    await focusOn(await sees('contracts.review.endsNone'));
    await press(t('contracts.confirm', { act: t('contracts.accept') }) as 'contracts.accept');
    await focusOn(await sees('contracts.answered', { state: t('contracts.state.active') }));
    await fits(story);
  },
});

export const EndsBelow = meta.story({
  name: 'Names the contracts below that would end with the own one',
  args: { address: '/agent/agentDailyWages2' },
  parameters: { sandbox: as('line012026'), spec: ['4.46'] },
  play: async (story) => {
    const { t, heading, openTab, pattern, press, sees } = stepsOf(story);
    await heading('contracts.daily.title');
    await openTab('contracts.tab.received');
    await press(new RegExp(`^${t('contracts.terminate')}`));
    await sees('contracts.review.ends');
    await expect(story.canvas.getByText(/line052026/)).toBeVisible();
    // What is due by then is paid all the same.
    await sees('contracts.review.due');
    await press(new RegExp(`^${t('contracts.confirm', { act: t('contracts.terminate') })}`));
    const answered = t('contracts.answered', { state: t('contracts.state.terminated') });
    const card = (await story.canvas.findByText(answered, {}, slow)).closest('article');
    // From when to when it held.
    for (const id of ['contracts.begun', 'contracts.decided.terminated'] as const) {
      await waitFor(() => expect(card).toHaveTextContent(pattern(id)), slow);
    }
    await fits(story);
  },
});

export const Offer = meta.story({
  name: 'Says what is wrong with a tier table at its field, reviews the offer, and sends it',
  args: { address: '/agent/agentDailyWages2' },
  globals: desktop,
  tags: ['desktop', 'phone'],
  play: async (story) => {
    const { t, heading, openTab, press, sees } = stepsOf(story);
    await heading('contracts.daily.title');
    await openTab('contracts.tab.given');
    const picker = await story.canvas.findByRole('combobox', {
      name: t('contracts.form.account'),
    });
    await story.userEvent.type(picker, 'line0');
    const option = { name: /line012026/ };
    await within(document.body).findByRole('option', option, slow);
    // Options that no longer match are hidden before the platform responds.
    await story.userEvent.type(picker, '3');
    await expect(within(document.body).queryByRole('option', option)).toBeNull();
    await story.userEvent.clear(picker);
    await story.userEvent.click(picker);
    await story.userEvent.paste('line01');
    await waitFor(() => expect(within(document.body).getAllByRole('option')).toHaveLength(1), slow);
    await story.userEvent.click(within(document.body).getByRole('option', option));
    await waitFor(() => expect(picker).toHaveValue('line012026'));
    await press('contracts.form.add');
    await waitFor(() =>
      expect(document.activeElement?.closest('fieldset')).toHaveAccessibleName(
        t('contracts.form.row', { row: '2' }),
      ),
    );
    const form = () => story.canvas.getByRole('region', { name: t('contracts.form.title') });
    const tier = (row: string) =>
      within(form()).getByRole('group', { name: t('contracts.form.row', { row }) });
    const type = async (row: string, bet: string, rate: string) => {
      const [betField, rateField] = within(tier(row)).getAllByRole('textbox');
      if (!betField || !rateField) throw new Error('Expected the fields of a tier.');
      await story.userEvent.clear(betField);
      await story.userEvent.type(betField, bet);
      await story.userEvent.clear(rateField);
      await story.userEvent.type(rateField, rate);
    };
    const { minBetUnit } = merchantOf(storyGlobalsOf(story).merchant).currency;
    const lower = String(2000 * minBetUnit);
    await type('1', lower, '9');
    await type('2', String(5000 * minBetUnit), '0.5');
    // What is typed stays while the page is open. A field writes its number in full when it is left.
    await story.userEvent.tab();
    const typed = () =>
      within(form())
        .getAllByRole<HTMLInputElement>('textbox')
        .map(({ value }) => value);
    const before = typed();
    await openTab('contracts.tab.pay');
    await openTab('contracts.tab.given');
    await expect(typed()).toEqual(before);
    await press('contracts.form.review');
    const percent = (share: number) =>
      new Intl.NumberFormat(document.documentElement.lang, {
        style: 'percent',
        maximumFractionDigits: 2,
      }).format(share);
    await sees('contracts.problem.rateAboveOwn', { limit: percent(0.006) });
    // Below the first tier of the own contract no rate would do.
    await type('1', '1', '0.4');
    await sees('contracts.problem.ownNothing');
    await type('1', lower, '0.4');
    await press('contracts.form.add');
    await press(t('contracts.form.remove', { row: '3' }) as 'contracts.form.remove');
    await focusOn(tier('2'));
    await press('contracts.form.review');
    await focusOn(await story.canvas.findByText(t('contracts.form.period'), {}, slow));
    // The review lists what the offer would end.
    await sees('contracts.form.replaces', { account: 'line012026', rate: percent(0.006) });
    await sees('contracts.form.lower', { account: 'line012026' });
    await press('contracts.form.send');
    const sent = await sees('contracts.form.sent', { account: 'line012026' });
    await focusOn(sent);
    // The message is removed once the offer is taken back.
    await press(new RegExp(`^${t('contracts.takeBack')}`));
    await focusOn(await sees('contracts.takeBack.ask'));
    const takeBack = t('contracts.confirm', { act: t('contracts.takeBack') });
    await press(new RegExp(`^${takeBack}`));
    const ended = await sees('contracts.told', { state: t('contracts.state.terminated') });
    await waitFor(() => expect(ended.closest('article')?.matches(':focus-within')).toBe(true));
    await waitFor(() => expect(sent).not.toBeInTheDocument(), slow);
    await fits(story);
  },
});

export const NoLevels = meta.story({
  name: 'Says why a licensed merchant without a legal basis has no offers',
  args: { address: '/agent/agentDailyWages2' },
  parameters: {
    spec: ['B2.31'],
    sandbox: { ...agent, profile: 'licensed' },
  },
  play: async (story) => {
    const { t, heading, openTab, sees } = stepsOf(story);
    await heading('contracts.daily.title');
    await openTab('contracts.tab.given');
    await sees('contracts.levels.off');
    await expect(
      story.canvas.queryByRole('button', { name: t('contracts.form.review') }),
    ).toBeNull();
  },
});

export const Off = meta.story({
  name: 'Is not in the menu where the merchant has no such contracts, and says so at its address',
  globals: desktop,
  parameters: {
    spec: ['6.09'],
    sandbox: { ...agent, features: { enableCt: false } },
  },
  play: async (story) => {
    const { t, heading, sees } = stepsOf(story);
    await heading('contracts.dividend.title');
    await sees('contracts.off.title');
    const menu = await story.canvas.findByRole('navigation', { name: t('centre.agent.title') });
    const daily = t('centre.agent.agentDailyWages2');
    await expect(within(menu).getByText(daily)).toBeInTheDocument();
    await expect(within(menu).queryByText(t('centre.agent.agentDividendRecordCopy2'))).toBeNull();
    // What was paid before is still told to whom it was paid.
    await waitFor(() => expect(document.querySelector('main summary')).not.toBeNull(), slow);
    await expect(story.canvas.queryByRole('tablist')).toBeNull();
  },
});

export const WagesOff = meta.story({
  name: 'Has no wages in the menu where the merchant switches each of them off',
  args: { address: '/agent/agentHourSalary' },
  globals: desktop,
  parameters: {
    sandbox: {
      ...agent,
      features: { salary: false, hourSalary: false, agentRealtimeSalary: false },
    },
  },
  play: async (story) => {
    const { t, heading, sees } = stepsOf(story);
    await heading('contracts.hourly.title');
    await sees('contracts.off.title');
    const menu = await story.canvas.findByRole('navigation', { name: t('centre.agent.title') });
    const dividend = t('centre.agent.agentDividendRecordCopy2');
    await expect(within(menu).getByText(dividend)).toBeInTheDocument();
    for (const page of ['agentDailyWages2', 'agentHourSalary', 'agentRealtimeSalary'] as const) {
      await expect(within(menu).queryByText(t(`centre.agent.${page}`))).toBeNull();
    }
  },
});

export const Loading = meta.story({
  name: 'Loading',
  parameters: { sandbox: { ...agent, faults: { consolidatedContract: late } } },
  play: async (story) => {
    await stepsOf(story).heading('contracts.dividend.title');
    await expect(
      document.querySelector('main [aria-busy="true"], main [role="status"]'),
    ).not.toBeNull();
    await expect(story.canvas.queryByRole('tablist')).toBeNull();
  },
});

export const Failed = meta.story({
  name: 'Pay did not load',
  parameters: { sandbox: { ...agent, faults: { dividendProcessing: down } } },
  play: async (story) => {
    const { sees, button } = stepsOf(story);
    await sees('contracts.pays.failed');
    await button('common.retry');
  },
});
