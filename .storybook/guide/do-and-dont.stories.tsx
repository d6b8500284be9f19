import { Button } from '@livery/ui/button';
import { EmptyState } from '@livery/ui/empty-state';
import { InlineAlert } from '@livery/ui/inline-alert';
import { Money } from '@livery/ui/money';
import { RadioCards } from '@livery/ui/radio-cards';
import { Select } from '@livery/ui/select';
import { Skeleton, SkeletonGroup } from '@livery/ui/skeleton';
import { StatusPill } from '@livery/ui/status-pill';
import { TextField } from '@livery/ui/text-field';
import preview from '../preview.tsx';
import { DoAndDont } from './do-and-dont.tsx';

const meta = preview.meta({
  title: 'Guide/Do and don’t',
  component: DoAndDont,
  tags: ['!autodocs'],
  parameters: { room: 'page' },
});

const ways = [
  { value: 'bank', label: 'Bank, within the hour' },
  { value: 'wallet', label: 'Wallet, at once' },
];

export const OnePrimaryAct = meta.story({
  name: 'One primary action',
  args: {
    right: {
      show: (
        <>
          <Button variant="primary">Deposit ₹500.00</Button>
          <Button variant="quiet">Choose another bank</Button>
        </>
      ),
      because: 'One act is the way on; the other can be found and does not compete.',
    },
    wrong: {
      show: (
        <>
          <Button variant="primary">Deposit ₹500.00</Button>
          <Button variant="primary">Choose another bank</Button>
        </>
      ),
      because: 'Two of the strongest: the member has to read both to know which is meant.',
    },
  },
});

export const AButtonSaysWhatItDoes = meta.story({
  name: 'Button labels',
  args: {
    right: {
      show: <Button variant="primary">Withdraw ₹2,000.00</Button>,
      because: 'The act and the amount stand on it: nothing has to be remembered from above.',
    },
    wrong: {
      show: <Button variant="primary">OK</Button>,
      because: 'OK to what? A screen reader that jumps from button to button says nothing more.',
    },
  },
});

export const AnErrorSaysTheMend = meta.story({
  name: 'Error messages',
  args: {
    right: {
      show: (
        <TextField
          label="Username"
          defaultValue="mira"
          error="Please use 6 to 12 letters and digits."
        />
      ),
      because: 'What was typed stays, and what would be right is said.',
    },
    wrong: {
      show: <TextField label="Username" error="Invalid input." />,
      because: 'The field is empty again, and the member has to guess.',
    },
  },
});

export const ColourIsNeverTheOnlySign = meta.story({
  name: 'Colour with another cue',
  args: {
    right: {
      show: <StatusPill status="rejected">Sent back by the bank</StatusPill>,
      because: 'Word and mark say it; the colour helps those who see it.',
    },
    wrong: {
      show: <p>Deposit 4,021</p>,
      because: 'In red or in green: one member in twelve sees no difference, and nobody hears one.',
    },
  },
});

export const FewAreComparedManyAreNamed = meta.story({
  name: 'Cards for few options',
  args: {
    right: {
      show: <RadioCards label="Way" options={ways} value="wallet" onChange={() => {}} />,
      because: 'Two to five ways: all in sight, with what tells them apart.',
    },
    wrong: {
      show: <Select label="Way" options={ways} placeholder="Choose" />,
      because: 'A list hides two words behind two presses, and cannot say what differs.',
    },
  },
});

export const AnEmptyPlaceHasAWayOn = meta.story({
  name: 'Empty states',
  args: {
    right: {
      show: (
        <EmptyState
          title="No favourites yet"
          description="The heart on a game keeps it here."
          action={<Button>Look at hot games</Button>}
        />
      ),
      because: 'Says why it is empty and what would fill it.',
    },
    wrong: { show: <p>No data.</p>, because: 'Is it broken, is it loading, is it me?' },
  },
});

export const LoadingHasTheShapeOfWhatComes = meta.story({
  name: 'Loading placeholders',
  args: {
    right: {
      show: (
        <SkeletonGroup label="Loading messages">
          <Skeleton shape="title" extent="half" />
          <Skeleton shape="text" />
          <Skeleton shape="text" extent="most" />
        </SkeletonGroup>
      ),
      because: 'Nothing jumps when the words arrive, and one sentence is spoken.',
    },
    wrong: {
      show: <p>Loading…</p>,
      because: 'One line that becomes ten pushes away what the member was about to press.',
    },
  },
});

export const AmountsArePlain = meta.story({
  name: 'Amounts',
  args: {
    right: {
      show: <Money text="−₹12,50,000.00" tone="loss" />,
      because:
        'Whole, grouped as the member writes it, its sign before it, in figures of one width.',
    },
    wrong: {
      show: <p>1250000</p>,
      because: 'No currency, no groups, no sign: the eye counts digits.',
    },
  },
});

export const NothingHurriesAMember = meta.story({
  name: 'No pressure',
  args: {
    right: {
      show: (
        <InlineAlert tone="info" title="This offer ends on 30 November, 18:00">
          It can be used with your next deposit.
        </InlineAlert>
      ),
      because: 'A date is a fact that can be planned with.',
    },
    wrong: {
      show: (
        <InlineAlert tone="warning" title="Hurry! Last chance!">
          Only minutes left!
        </InlineAlert>
      ),
      because: 'Pressure is what player protection is against, and trust does not come back.',
    },
  },
});
