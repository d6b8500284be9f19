import { Button } from '../button/index.ts';
import { CategoryBar } from '../category-bar/index.ts';
import { Clock } from '../clock/index.ts';
import { EmptyState } from '../empty-state/index.ts';
import { ErrorState } from '../error-state/index.ts';
import { GameCard } from '../game-card/index.ts';
import { GameFrame } from '../game-frame/index.ts';
import { Money } from '../money/index.ts';
import { Section } from '../section/index.ts';
import { SessionBar, SessionNotice } from '../session-bar/index.ts';
import { SideMenu } from '../side-menu/index.ts';
import { Strip } from '../strip/index.ts';
import { Table } from '../table/index.ts';
import { Tree } from '../tree/index.ts';
import { VendorIcon } from '../vendor-icon/index.ts';
import { VirtualGrid } from '../virtual-grid/index.ts';
import { Columns, Part, Stack } from './all-states.styles.ts';
import { iconOf } from './pictures.ts';
import { betColumns, bets } from './records.tsx';
import { atNoon, covers, games, noon, stripLabels } from './samples.ts';
import { categories, centreMenu } from './ways.tsx';

const branches = [
  { id: 'Asha', level: 1, place: 1, of: 2, expanded: true },
  { id: 'Binh', level: 2, place: 1, of: 1 },
  { id: 'Chai', level: 1, place: 2, of: 2, expanded: false },
];
const nothing = () => {};
const vendors = [
  'Blue Kiln',
  'Harbour Nine',
  'Northlight',
  'Salon Vert',
  'Tidewater',
  'Low Pine',
  'Old Ferry',
  'Field Day',
  'Quarry',
];
const frameLabels = {
  exit: 'Leave the game',
  enterFullscreen: 'Whole screen',
  leaveFullscreen: 'Leave the whole screen',
  loading: 'The game is loading',
  slow: 'This takes longer than usual.',
};
const session = {
  label: 'Your session',
  since: noon - 4_271_000,
  now: atNoon,
  timeLabel: 'Time played',
  netLabel: 'Net position',
  netMissingLabel: '–',
};

/** Part of the all-states story: what lists of records and games are made of, the ways between them, and a game's stage. */
export function DataStates() {
  return (
    <>
      <Part data-sheet-part="Tables">
        <Section title="Tables">
          <Table
            caption="Bets of today"
            columns={betColumns}
            rows={bets}
            rowId={({ id }) => id}
            loadingLabel="Bets are loading"
            empty=""
            sort={{ column: 'at', direction: 'descending' }}
          />
          <Columns>
            <Table
              caption="Bets of yesterday"
              columns={betColumns}
              rows={bets.slice(0, 2)}
              rowId={({ id }) => id}
              loadingLabel="Bets are loading"
              empty=""
            />
            <Table
              caption="Bets of last week"
              columns={betColumns.slice(0, 3)}
              rows={undefined}
              rowId={({ id }) => id}
              loadingLabel="Bets are loading"
              expected={2}
              empty=""
            />
            <Table
              caption="Bets of last month"
              columns={betColumns.slice(0, 3)}
              rows={[]}
              rowId={({ id }) => id}
              loadingLabel="Bets are loading"
              empty={<EmptyState title="No bet in this month" />}
            />
            <Table
              caption="Bets of last year"
              columns={betColumns.slice(0, 3)}
              rows={undefined}
              rowId={({ id }) => id}
              loadingLabel="Bets are loading"
              empty=""
              error={
                <ErrorState
                  title="They could not be loaded"
                  retryLabel="Try again"
                  onRetry={nothing}
                />
              }
            />
          </Columns>
        </Section>
      </Part>
      <Part data-sheet-part="Ways">
        <Section title="Ways">
          <CategoryBar label="Game categories" categories={categories} current="rng" />
          <Strip label="Vendors" labels={stripLabels}>
            {vendors.map((name) => (
              <VendorIcon key={name} name={name} src={iconOf(name)} href={`#${name}`} />
            ))}
          </Strip>
          <Columns>
            <SideMenu label="Member centre" items={centreMenu} current="deposit" />
            <SideMenu label="Agent centre" items={centreMenu} current="rewards" />
          </Columns>
          <VirtualGrid
            label="Games of the lobby"
            items={games}
            itemId={({ title }) => title}
            highest={
              <GameCard
                title="A title of two lines at any width of a card"
                vendor="–"
                cover={null}
              />
            }
          >
            {({ title, vendor }, index) => (
              <GameCard title={title} vendor={vendor} cover={covers[index]} href="#game" />
            )}
          </VirtualGrid>
          <Tree label="Team" rows={branches} onToggle={nothing} onOpen={nothing}>
            {({ id }) => id}
          </Tree>
        </Section>
      </Part>
      <Part data-sheet-part="Play">
        <Section title="Play">
          <Stack>
            <SessionBar
              {...session}
              net={<Money text="−₹1,250.00" />}
              ends={<Button size="sm">Limits</Button>}
              panel={<p>You can lose ₹3,750.00 more today.</p>}
            >
              <Clock now={atNoon} timeZone="Asia/Kolkata" language="en" label="Time of day" />
            </SessionBar>
            <SessionBar
              {...session}
              label="Your session, with a reminder"
              net={<Money text="−₹1,250.00" />}
              notice={
                <SessionNotice
                  kind="reminder"
                  title="You have played for one hour."
                  actions={
                    <>
                      <Button>Go on</Button>
                      <Button>Leave</Button>
                    </>
                  }
                >
                  You are ₹1,250.00 down since you began.
                </SessionNotice>
              }
            />
            <SessionBar
              {...session}
              label="Your session, at its limit"
              net={undefined}
              notice={
                <SessionNotice
                  kind="limit"
                  title="Your loss limit of ₹5,000 a day is reached."
                  actions={<Button>Leave the game</Button>}
                >
                  It begins anew on Friday at 00:00.
                </SessionNotice>
              }
            />
          </Stack>
          <Columns>
            <GameFrame
              title="Salt Road"
              src={null}
              state="loading"
              onExit={nothing}
              labels={frameLabels}
            />
            <GameFrame
              title="Quiet Tigers"
              src={null}
              state="slow"
              onExit={nothing}
              labels={frameLabels}
            >
              <Button icon="retry">Load it again</Button>
            </GameFrame>
            <GameFrame
              title="Evening Table"
              src={null}
              state="failed"
              onExit={nothing}
              labels={frameLabels}
            >
              <ErrorState title="The game did not open" retryLabel="Try again" onRetry={nothing} />
            </GameFrame>
          </Columns>
        </Section>
      </Part>
    </>
  );
}
