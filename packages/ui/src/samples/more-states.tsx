import { Accordion } from '../accordion/index.ts';
import { Badge } from '../badge/index.ts';
import { CopyButton } from '../copy-button/index.ts';
import { CountBadge } from '../count-badge/index.ts';
import { CountdownButton } from '../countdown-button/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { KeyValueList } from '../key-value-list/index.ts';
import { Link } from '../link/index.ts';
import { Money } from '../money/index.ts';
import { Pagination } from '../pagination/index.ts';
import { ProgressBar, ProgressRing, Steps } from '../progress/index.ts';
import { SearchField } from '../search-field/index.ts';
import { Section } from '../section/index.ts';
import { Select } from '../select/index.ts';
import { Stat } from '../stat/index.ts';
import { type Status, StatusPill, statusTones } from '../status-pill/index.ts';
import { Switch } from '../switch/index.ts';
import { Tabs } from '../tabs/index.ts';
import { Timeline } from '../timeline/index.ts';
import { Columns, Part, Row, Stack } from './all-states.styles.ts';
import { atNoon, noon } from './samples.ts';

const nothing = () => {};
const waiting = (seconds: number) => `Send again in ${seconds} s`;
const banks = [
  { value: 'north', label: 'Northern Bank' },
  { value: 'river', label: 'River Savings' },
];

/** The second half of the all-states story: what records, forms and centres are made of. */
export function MoreStates() {
  return (
    <>
      <Part data-sheet-part="Records">
        <Section title="Records">
          <Tabs
            label="Records"
            tabs={[
              {
                id: 'withdrawals',
                label: 'Withdrawals',
                end: <CountBadge count={3} label="3 new" />,
                content: (
                  <Columns>
                    <Timeline
                      steps={[
                        { id: 'asked', state: 'done', title: 'Asked for', time: '18:02' },
                        {
                          id: 'sent',
                          state: 'failed',
                          title: 'The bank sent it back',
                          detail: <Link href="#account">Look at the account number</Link>,
                        },
                        { id: 'again', state: 'current', title: 'On its way again' },
                        { id: 'received', state: 'waiting', title: 'Received' },
                      ]}
                      labels={{
                        done: 'Done',
                        current: 'Now',
                        waiting: 'Not yet',
                        failed: 'Failed',
                      }}
                    />
                    <KeyValueList
                      items={[
                        { term: 'Order number', value: 'W-2026-001204' },
                        { term: 'Amount', value: <Money text="₹12,500.00" /> },
                        { term: 'Fee', value: undefined },
                        { term: 'Remark', value: null },
                      ]}
                      missingLabel="None"
                    />
                  </Columns>
                ),
              },
              { id: 'deposits', label: 'Deposits', content: '' },
              { id: 'bonus', label: 'Bonus', content: '', disabled: true },
            ]}
          />
          <Pagination
            page={1}
            pages={7}
            onPage={nothing}
            label="Pages of records"
            labels={{
              first: 'First page',
              previous: 'Previous page',
              next: 'Next page',
              last: 'Last page',
              page: (page, pages) => `${page} of ${pages}`,
            }}
          />
          <Row>
            {Object.keys(statusTones).map((status) => (
              // Object.keys forgets the names that it was given.
              <StatusPill key={status} status={status as Status}>
                {status}
              </StatusPill>
            ))}
          </Row>
          <Row>
            <CopyButton
              text="W-2026-001204"
              labels={{ copy: 'Copy', copied: 'Copied', failed: 'Select it by hand' }}
            />
            <CountdownButton until={null} now={atNoon} waiting={waiting} onPress={nothing}>
              Send a code
            </CountdownButton>
            <CountdownButton until={noon + 42_000} now={atNoon} waiting={waiting} onPress={nothing}>
              Send a code
            </CountdownButton>
            <CountBadge count={120} label="120 new messages" tone="alert">
              <IconButton icon="mail" label="Messages" variant="outlined" />
            </CountBadge>
          </Row>
        </Section>
      </Part>
      <Part data-sheet-part="Progress">
        <Section title="Progress">
          <Columns>
            <Stat
              label="Commission this month"
              value={<Money text="₹1,82,400.00" />}
              note={<Money text="+₹12,050.00" tone="gain" />}
            />
            <Stat label="Members" value={undefined} note="Since January" />
          </Columns>
          <Columns>
            <Stack>
              {(['brand', 'success', 'warning', 'danger'] as const).map((tone, index) => (
                <ProgressBar
                  key={tone}
                  label={tone}
                  tone={tone}
                  value={25 * (index + 1)}
                  text={`${25 * (index + 1)} %`}
                />
              ))}
            </Stack>
            <Row>
              {(['brand', 'success', 'warning', 'danger'] as const).map((tone) => (
                <ProgressRing key={tone} label={tone} tone={tone} value={64} text="64 %" />
              ))}
            </Row>
          </Columns>
          <Steps
            current={1}
            doneLabel="Done"
            steps={[
              { id: 'account', label: 'Account' },
              { id: 'phone', label: 'Mobile number' },
              { id: 'done', label: 'Finished' },
            ]}
          />
        </Section>
      </Part>
      <Part data-sheet-part="Choices">
        <Section title="Choices">
          <Columns>
            <Stack>
              <Select label="Bank" options={banks} placeholder="Choose a bank" />
              <Select label="Bank of the office" options={banks} error="Please choose a bank." />
              <Select label="Bank on file" options={banks} defaultValue="north" disabled />
            </Stack>
            <Stack>
              <SearchField
                label="Search games"
                value="tigers"
                onChange={nothing}
                clearLabel="Clear"
              />
              <Switch defaultChecked description="Large wins are shown without it.">
                Hide my name
              </Switch>
              <Switch>Sound in games</Switch>
              <Switch disabled>Messages by post</Switch>
            </Stack>
            <Stack>
              <Accordion
                items={[
                  {
                    id: 'time',
                    title: 'How long does a withdrawal take?',
                    content: 'Most are paid within two hours.',
                    open: true,
                  },
                  { id: 'cost', title: 'What does it cost?', content: <Badge>Nothing</Badge> },
                ]}
              />
            </Stack>
          </Columns>
        </Section>
      </Part>
    </>
  );
}
