import { Combobox } from '../combobox/index.ts';
import { DateField } from '../date-field/index.ts';
import { DateRangeField } from '../date-range-field/index.ts';
import { FileDrop } from '../file-drop/index.ts';
import { FloatingButton, FloatingButtons, FloatingGroup } from '../floating-button/index.ts';
import { MoneyField, QuickAmounts } from '../money-field/index.ts';
import { NumberField } from '../number-field/index.ts';
import { NumberGrid } from '../number-grid/index.ts';
import { Section } from '../section/index.ts';
import { SocialButton } from '../social-button/index.ts';
import { ToggleButton } from '../toggle-button/index.ts';
import { Columns, FloatingPlace, Part, Row, Stack } from './all-states.styles.ts';

const nothing = () => {};
const locale = 'en-IN';
const today = '2026-11-21';
const banks = [
  { value: 'north', label: 'Northern Bank' },
  { value: 'river', label: 'River Savings' },
];
const bankLabels = {
  open: 'Show all banks',
  list: 'Banks',
  empty: 'No bank has this name.',
  loading: 'Looking for banks…',
};
const rupees = { code: 'INR', decimals: 2, symbol: '₹' };
const dong = { code: 'VND', decimals: 0, symbol: '₫' };
const amounts = [
  { value: '500', text: '₹500' },
  { value: '1000', text: '₹1,000' },
  { value: '100000', text: '₹1,00,000' },
] as const;
const counts = { decrease: 'One less', increase: 'One more' };
const days = {
  open: 'Open the calendar',
  previous: 'Previous month',
  next: 'Next month',
  today: 'Today',
};
const ends = { ...days, start: 'From', end: 'To', quick: 'Quick ranges' };
const november = { start: '2026-11-01', end: '2026-11-21' };
const files = ['receipt.png', 'front.jpg', 'back.jpg'].map(
  (name) => new File(['x'], name, { type: 'application/octet-stream', lastModified: 0 }),
);
const progress = new Map(files.slice(0, 2).map((file, at) => [file, at === 0 ? 1 : 0.62]));
const limits = { accept: ['image/png', 'image/jpeg'], maxBytes: 5_242_880, maxFiles: 3 };
const fileLabels = {
  files: 'Chosen pictures',
  remove: (name: string) => `Remove ${name}`,
  size: (bytes: number) => `${bytes} kB`,
  progress: (share: number) => `${Math.round(share * 100)} %`,
};

/** Fields for money, numbers, days and files, and the buttons that came with them. */
export function MoreFieldsStates() {
  return (
    <>
      <Part data-sheet-part="Amounts and numbers">
        <Section title="Amounts and numbers">
          <Columns>
            <Stack>
              <MoneyField
                label="Amount"
                description="From ₹500 to ₹1,00,000."
                value="100000"
                onChange={nothing}
                locale={locale}
                currency={rupees}
                quick={
                  <QuickAmounts
                    label="Quick amounts"
                    amounts={amounts}
                    value="100000"
                    onPick={nothing}
                  />
                }
              />
              <MoneyField
                label="Amount in đồng"
                value="131000"
                onChange={nothing}
                locale="vi-VN"
                currency={dong}
              />
            </Stack>
            <Stack>
              <MoneyField
                label="Limit of a day"
                value={undefined}
                onChange={nothing}
                locale={locale}
                currency={rupees}
                error="Please enter an amount."
              />
              <MoneyField
                label="Limit of a week"
                value="5000"
                onChange={nothing}
                locale={locale}
                currency={rupees}
                disabled
              />
            </Stack>
            <Stack>
              <NumberField
                label="Rounds"
                value={25}
                onChange={nothing}
                locale={locale}
                labels={counts}
              />
              <NumberField
                label="Minutes"
                value={60}
                max={60}
                onChange={nothing}
                locale={locale}
                labels={counts}
                error="At most 45 minutes."
              />
              <NumberField
                label="Seats"
                value={4}
                onChange={nothing}
                locale={locale}
                labels={counts}
                disabled
              />
            </Stack>
          </Columns>
        </Section>
      </Part>
      <Part data-sheet-part="Choosing and days">
        <Section title="Choosing and days">
          <Columns>
            <Stack>
              <Combobox
                label="Bank, typed"
                options={banks}
                value="river"
                onChange={nothing}
                locale={locale}
                labels={bankLabels}
              />
              <Combobox
                label="Bank of the payee"
                options={banks}
                value={null}
                placeholder="Type a name"
                onChange={nothing}
                locale={locale}
                labels={bankLabels}
                error="Please choose a bank."
              />
              <Combobox
                label="Bank of the house"
                options={banks}
                value="north"
                onChange={nothing}
                locale={locale}
                labels={bankLabels}
                disabled
              />
            </Stack>
            <Stack>
              <DateField
                label="Date of the payment"
                value="2026-11-18"
                onChange={nothing}
                today={today}
                locale={locale}
                labels={days}
              />
              <DateField
                label="Date of birth"
                value=""
                onChange={nothing}
                today={today}
                locale={locale}
                labels={days}
                error="Please choose a day."
              />
              <DateField
                label="Member since"
                value="2025-02-03"
                onChange={nothing}
                today={today}
                locale={locale}
                labels={days}
                disabled
              />
            </Stack>
            <Stack>
              <DateRangeField
                label="Days"
                value={november}
                onChange={nothing}
                today={today}
                locale={locale}
                labels={ends}
              />
              <DateRangeField
                label="Days of the report"
                value={november}
                onChange={nothing}
                today={today}
                locale={locale}
                labels={ends}
                error="Please choose at most 14 days."
              />
              <DateRangeField
                label="Days on file"
                value={null}
                onChange={nothing}
                today={today}
                locale={locale}
                labels={ends}
                disabled
              />
            </Stack>
          </Columns>
        </Section>
      </Part>
      <Part data-sheet-part="Files and buttons">
        <Section title="Files and buttons">
          <Columns>
            <FileDrop
              {...limits}
              label="Pictures"
              description="png or jpg, at most 5 MB each, at most 3."
              files={files}
              progress={progress}
              onChange={nothing}
              refusal={({ file }) => file.name}
              labels={fileLabels}
            >
              Drop pictures here, or choose them
            </FileDrop>
            <Stack>
              <FileDrop
                {...limits}
                label="Proof of payment"
                files={[]}
                onChange={nothing}
                refusal={({ file }) => file.name}
                labels={fileLabels}
                error="Please add a picture of the receipt."
              >
                Drop a picture here, or choose it
              </FileDrop>
              <FileDrop
                {...limits}
                label="More pictures"
                files={[]}
                onChange={nothing}
                refusal={({ file }) => file.name}
                labels={fileLabels}
                disabled
              >
                Not now
              </FileDrop>
            </Stack>
            <Stack>
              <Row>
                <ToggleButton pressed onChange={nothing} icon="star">
                  Favourites
                </ToggleButton>
                <ToggleButton pressed={false} onChange={nothing}>
                  New
                </ToggleButton>
                <ToggleButton pressed onChange={nothing} size="sm" disabled>
                  Closed
                </ToggleButton>
              </Row>
              <NumberGrid
                label="Choose 3 numbers"
                numbers={['01', '02', '03', '04', '05', '06']}
                chosen={['02', '05']}
                most={3}
                onChange={nothing}
              />
              <SocialButton mark="f">Continue with Facebook</SocialButton>
              <SocialButton mark="G" busy>
                Continue with Google
              </SocialButton>
              <SocialButton mark="G" disabled>
                Google is away
              </SocialButton>
              <FloatingPlace>
                <FloatingButtons>
                  <FloatingGroup
                    icon="service"
                    label="Customer service"
                    defaultOpen
                    entries={[
                      { id: 'chat', icon: 'service', label: 'Chat with us', href: '#chat' },
                      { id: 'mail', icon: 'mail', label: 'Write to us', href: '#mail' },
                    ]}
                  />
                  <FloatingButton icon="arrow-up" label="Back to the top" />
                </FloatingButtons>
              </FloatingPlace>
            </Stack>
          </Columns>
        </Section>
      </Part>
    </>
  );
}
