import { AppDownload } from '../app-download/index.ts';
import { Badge, badgeContract } from '../badge/index.ts';
import { Balance } from '../balance/index.ts';
import { Button, buttonContract } from '../button/index.ts';
import { CaptchaField } from '../captcha-field/index.ts';
import { Card } from '../card/index.ts';
import { Checkbox } from '../checkbox/index.ts';
import { Clock } from '../clock/index.ts';
import { CodeField } from '../code-field/index.ts';
import { EmptyState } from '../empty-state/index.ts';
import { ErrorState } from '../error-state/index.ts';
import { GameCard, GameGrid } from '../game-card/index.ts';
import { HeroStage } from '../hero-stage/index.ts';
import { Icon, type IconName, iconPaths } from '../icon/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { InlineAlert } from '../inline-alert/index.ts';
import { JackpotTicker } from '../jackpot-ticker/index.ts';
import { LanguageSelect } from '../language-select/index.ts';
import { LazyImage } from '../lazy-image/index.ts';
import { Link } from '../link/index.ts';
import { LotteryCard } from '../lottery-card/index.ts';
import { ModeSwitch } from '../mode-switch/index.ts';
import { Money } from '../money/index.ts';
import { PasswordField } from '../password-field/index.ts';
import { PhoneField } from '../phone-field/index.ts';
import { RadioCards } from '../radio-cards/index.ts';
import { Section } from '../section/index.ts';
import { FooterColumn, SiteFooter } from '../site-footer/index.ts';
import { Skeleton, SkeletonGroup } from '../skeleton/index.ts';
import { StatusPage } from '../status-page/index.ts';
import { Strip } from '../strip/index.ts';
import { TabBar } from '../tab-bar/index.ts';
import { TextField } from '../text-field/index.ts';
import { TopBar, TopNav } from '../top-bar/index.ts';
import { VendorIcon } from '../vendor-icon/index.ts';
import { WinnerBoard } from '../winner-board/index.ts';
import { BarPlace, Body, Columns, Part, Row, Stack, Type } from './all-states.styles.ts';
import { DataStates } from './data-states.tsx';
import { MediaStates } from './media-states.tsx';
import { MoreFieldsStates } from './more-fields-states.tsx';
import { MoreStates } from './more-states.tsx';
import { captchaPicture, iconOf } from './pictures.ts';
import {
  atNoon,
  covers,
  games,
  jackpotAtNoon,
  lotteryLabels,
  noon,
  scriptSamples,
  stripLabels,
  winners,
} from './samples.ts';

const nothing = () => {};
const sizes = ['display', 'xxl', 'xl', 'lg', 'md', 'sm', 'xs'] as const;

export type AllStatesProps = {
  /** The codes of the merchant's languages, such as `EN`: a brand has no letters for others. */
  languages: readonly string[];
};

/** Every component in every state in one story: what a designer reviews a brand with, and the contrast rule reads. */
export function AllStates({ languages }: AllStatesProps) {
  return (
    <>
      <Part data-sheet-part="Top bar">
        <TopBar
          start={<strong>Sample house</strong>}
          end={
            <>
              <Clock now={atNoon} timeZone="Asia/Kolkata" language="en" label="Time in India" />
              <LanguageSelect
                label="Language"
                value="EN"
                options={[{ code: 'EN', tag: 'en', name: 'English' }]}
                hrefOf={({ tag }) => `#${tag}`}
              />
              <ModeSwitch
                mode="light"
                labels={{ light: 'Light mode', dark: 'Dark mode' }}
                onChange={nothing}
              />
            </>
          }
        />
        <TopNav
          label="Main, wide"
          items={[
            { href: '#home', label: 'Home', current: true },
            { href: '#games', label: 'Games', menu: 'Games: providers' },
          ]}
        />
      </Part>
      <Body>
        <Part data-sheet-part="Hero">
          <HeroStage
            title="An evening at the river hall"
            lead="Sixty tables, clear rules, and a way out that is as plain as the way in."
            actions={
              <>
                <Button variant="accent" size="lg">
                  Open the hall
                </Button>
                <Button variant="stage" size="lg">
                  See promotions
                </Button>
              </>
            }
          >
            <JackpotTicker
              amount={jackpotAtNoon}
              now={atNoon}
              label="Grand jackpot"
              illustrationLabel="Illustration, not a real prize"
            />
          </HeroStage>
        </Part>
        <Part data-sheet-part="Games">
          <Section
            title="Games"
            action={
              <Link href="#games" variant="quiet">
                All games
              </Link>
            }
          >
            <GameGrid>
              {games.map(({ title, vendor }, index) => (
                <GameCard
                  key={title}
                  title={title}
                  vendor={vendor}
                  cover={index === 7 ? null : covers[index]}
                  href="#game"
                  badge={index % 4 === 0 && <Badge tone="accent">Hot</Badge>}
                />
              ))}
            </GameGrid>
          </Section>
        </Part>
        <Part data-sheet-part="Lotteries">
          <Section title="Lotteries">
            <Columns>
              <LotteryCard
                name="Five-minute six"
                numero="907215"
                drawAt={noon + 154_000}
                lockAt={noon + 94_000}
                now={atNoon}
                play={{ href: '#play', label: 'Play' }}
                labels={lotteryLabels}
                badge={<Badge tone="brand">New</Badge>}
              />
              <LotteryCard
                name="Xổ số kiến thiết miền Bắc"
                nameLang="vi"
                numero="01,02,03,04,05,06,07,08,09,10,11,12,13,14,15,16,17,18,19,20"
                partial
                drawAt={noon}
                lockAt={noon}
                now={atNoon}
                labels={lotteryLabels}
              />
              <LotteryCard
                name="Evening three"
                numero={null}
                drawAt={null}
                lockAt={noon}
                now={atNoon}
                labels={lotteryLabels}
              />
            </Columns>
          </Section>
        </Part>
        <Part data-sheet-part="Winners">
          <Section title="Winners">
            <WinnerBoard
              winners={winners}
              label="Winner board"
              labels={stripLabels}
              sampleLabel="Sample entries"
            />
          </Section>
        </Part>
        <Part data-sheet-part="Buttons">
          <Section title="Buttons">
            <Stack>
              {buttonContract.variants
                .filter((variant) => variant !== 'stage')
                .map((variant) => (
                  <Row key={variant}>
                    {buttonContract.sizes.map((size) => (
                      <Button key={size} variant={variant} size={size}>
                        {variant} {size}
                      </Button>
                    ))}
                    <Button variant={variant} icon="gift">
                      With icon
                    </Button>
                    <Button variant={variant} busy>
                      Busy
                    </Button>
                    <Button variant={variant} disabled>
                      Disabled
                    </Button>
                  </Row>
                ))}
              <Row>
                <IconButton icon="search" label="Search" />
                <IconButton icon="chevron-end" label="Next" variant="outlined" />
                <IconButton icon="chevron-start" label="Previous" variant="outlined" disabled />
                <Link href="#help">A link in text</Link>
              </Row>
            </Stack>
          </Section>
        </Part>
        <Part data-sheet-part="Messages">
          <Section title="Messages">
            <Columns>
              <InlineAlert tone="info" title="Lists are from 11:40">
                They refresh when you are back.
              </InlineAlert>
              <InlineAlert tone="success" title="Saved" />
              <InlineAlert tone="warning" title="Service pause at 02:00" />
              <InlineAlert
                tone="danger"
                title="The code did not match"
                action={<Button size="sm">Send another code</Button>}
              >
                Look at the latest message and try again.
              </InlineAlert>
            </Columns>
            <Row>
              {badgeContract.tones.map((tone) => (
                <Badge key={tone} tone={tone}>
                  {tone}
                </Badge>
              ))}
              <Money text="+₹1,250.00" tone="gain" />
              <Money text="−₹1,250.00" tone="loss" />
            </Row>
            <Columns>
              <EmptyState
                title="No favourites yet"
                description="Press the star on a game and it will wait for you here."
                action={<Button>Look at games</Button>}
              />
              <ErrorState
                title="The games did not arrive"
                description="The service answered with something we could not read."
                retryLabel="Try again"
                onRetry={nothing}
              />
            </Columns>
          </Section>
        </Part>
        <Part data-sheet-part="Fields">
          <Section title="Fields">
            <Columns>
              <Stack>
                <TextField
                  label="Username"
                  description="Six to sixteen letters and digits."
                  defaultValue="mira2026"
                  required
                />
                <TextField label="Nickname" defaultValue="m" error="This name is too short." />
                <TextField label="Account" defaultValue="mira2026" disabled />
                <Checkbox defaultChecked>Keep me logged in on this device</Checkbox>
                <Checkbox error="Please agree to the terms.">I agree to the terms</Checkbox>
                <RadioCards
                  label="Contrast"
                  value="more"
                  onChange={nothing}
                  options={[
                    { value: 'standard', label: 'Normal' },
                    { value: 'more', label: 'More' },
                  ]}
                />
              </Stack>
              <Stack>
                <PasswordField
                  label="Password"
                  autoComplete="current-password"
                  defaultValue="Play4fun"
                  labels={{ show: 'Show password', hide: 'Hide password' }}
                />
                <CodeField label="Code" defaultValue="490213" />
                <PhoneField
                  label="Mobile number"
                  dialCodeLabel="Country code"
                  dialCode="+91"
                  dialCodes={[
                    { code: '+91', country: 'India' },
                    { code: '+880', country: 'Bangladesh' },
                  ]}
                  defaultValue="9876543210"
                />
                <Row>
                  {[false, true].map((hidden) => (
                    <Balance
                      key={String(hidden)}
                      label={hidden ? 'Balance, hidden' : 'Balance'}
                      text="₹1,250.00"
                      hidden={hidden}
                      onHiddenChange={nothing}
                      onRefresh={nothing}
                      labels={{
                        show: 'Show balance',
                        hide: 'Hide balance',
                        refresh: 'Refresh balance',
                        hidden: 'Hidden',
                      }}
                    />
                  ))}
                </Row>
              </Stack>
              <CaptchaField
                label="Characters in the picture"
                image={captchaPicture}
                labels={{
                  image: 'Picture with characters to type',
                  refresh: 'Show another picture',
                  loading: 'The picture is loading',
                  failed: 'The picture did not load',
                }}
                help={<Link href="#service">Our service helps if you cannot read it.</Link>}
                onRefresh={nothing}
              />
            </Columns>
          </Section>
        </Part>
        <MoreStates />
        <DataStates />
        <MoreFieldsStates />
        <MediaStates />
        <Part data-sheet-part="Type">
          <Section title="Type">
            <Columns>
              <Stack>
                {sizes.map((size) => (
                  <Type key={size} data-size={size}>
                    Quiet evening {size}
                  </Type>
                ))}
              </Stack>
              <Stack>
                {scriptSamples
                  .filter(({ lang }) => languages.includes(lang.toUpperCase()))
                  .map(({ lang, text }) => (
                    <Card key={lang} padding="sm" lang={lang}>
                      <Type data-size="xl">{text}</Type>
                      {text}
                    </Card>
                  ))}
              </Stack>
            </Columns>
          </Section>
        </Part>
        <Part data-sheet-part="Surfaces, pictures, loading">
          <Section title="Surfaces, pictures, loading">
            <Columns>
              <Card>Raised card</Card>
              <Card variant="outlined">Outlined card</Card>
              <Card variant="sunken">Sunken card</Card>
            </Columns>
            <Row>
              {games.slice(0, 5).map(({ title, vendor }) => (
                <VendorIcon key={title} name={vendor} src={iconOf(vendor)} />
              ))}
            </Row>
            <Columns>
              <LazyImage src={null} alt="A picture without address" ratio="banner" />
              <SkeletonGroup label="Loading">
                <Skeleton shape="title" extent="third" />
                <Skeleton shape="text" />
                <Skeleton shape="text" extent="most" />
                <Skeleton shape="control" extent="half" />
              </SkeletonGroup>
              <Strip label="Notices" labels={stripLabels} fit="page">
                <Card>First notice</Card>
                <Card>Second notice</Card>
              </Strip>
            </Columns>
            <Row>
              {Object.keys(iconPaths).map((name) => (
                // Object.keys forgets the names that it was given.
                <Icon key={name} name={name as IconName} />
              ))}
            </Row>
          </Section>
        </Part>
        <Part data-sheet-part="App download">
          <AppDownload
            title="The hall in your pocket"
            description="Point the camera of your phone at a code."
            targets={[
              { name: 'Android', url: 'https://get.example.com/android', qrLabel: 'For Android' },
              { name: 'iOS', url: 'https://get.example.com/ios', qrLabel: 'For iOS' },
            ]}
            direct={{ label: 'Or open get.example.com', href: 'https://get.example.com' }}
          />
        </Part>
      </Body>
      <Part data-sheet-part="Status page">
        <StatusPage
          extent="inside"
          title="We are doing maintenance"
          description="Your balance and your bets are safe. The hall opens again at the time below."
          facts={[{ term: 'Open again', value: '15 January 2026, 18:30' }]}
          action={<Button icon="service">Write to us</Button>}
        />
      </Part>
      <Part data-sheet-part="Footer">
        <SiteFooter
          ageMark="18+"
          ageText="Only for people of 18 years and over."
          licence="Licence 0000 of the sample regulator."
          help={<Link href="#help">Help with limits</Link>}
          demonstration="Demonstration, no real money"
          legal="© Sample house"
        >
          <FooterColumn title="Help centre">
            <Link href="#rules" variant="quiet">
              Rules
            </Link>
            <Link href="#limits" variant="quiet">
              Limits
            </Link>
          </FooterColumn>
          <FooterColumn title="Payment">Instant bank QR</FooterColumn>
        </SiteFooter>
      </Part>
      <Part data-sheet-part="Tab bar">
        <BarPlace>
          <TabBar
            label="Main, phone"
            items={[
              { href: '#home', icon: 'home', label: 'Home', current: true },
              { href: '#games', icon: 'games', label: 'Games' },
              { href: '#promotions', icon: 'gift', label: 'Promotions' },
              { href: '#wallet', icon: 'wallet', label: 'Wallet' },
              { href: '#me', icon: 'me', label: 'Me' },
            ]}
          />
        </BarPlace>
      </Part>
    </>
  );
}
