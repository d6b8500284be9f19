import { Avatar, type AvatarSize } from '../avatar/index.ts';
import { Badge } from '../badge/index.ts';
import { Balance } from '../balance/index.ts';
import { BannerCarousel } from '../banner-carousel/index.ts';
import { DateText } from '../date-text/index.ts';
import { GameCard, GameGrid } from '../game-card/index.ts';
import { NewsTicker } from '../news-ticker/index.ts';
import { NumberText } from '../number-text/index.ts';
import { QrCode } from '../qr-code/index.ts';
import { RelativeTime } from '../relative-time/index.ts';
import { RichText } from '../rich-text/index.ts';
import { Section } from '../section/index.ts';
import { VendorCard, VendorGrid } from '../vendor-card/index.ts';
import { VipLadder } from '../vip-ladder/index.ts';
import { Columns, Part, Row, Stack } from './all-states.styles.ts';
import { bannerLabels, banners } from './banners.ts';
import { iconOf } from './pictures.ts';
import { atNoon, covers, noon } from './samples.ts';
import { vipLevels, vipProgress } from './vip-levels.ts';

const nothing = () => {};
const sizes: readonly AvatarSize[] = ['sm', 'md', 'lg'];
const members = ['Ravi Sharma', 'Nguyễn Ánh', 'Mina', 'ka***7', 'Tuan Lê', '***'];
const inWords = () => '15 Jan 2026';
const ago = () => '5 minutes ago';
const tickerLabels = { pause: 'Stop the notices', play: 'Let them move', next: 'Next notice' };
const balanceLabels = { show: 'Show', hide: 'Hide', refresh: 'Refresh', hidden: 'Hidden' };

/** The all-states story, continued: pictures, games and texts of the platform. */
export function MediaStates() {
  return (
    <>
      <Part data-sheet-part="Banners and notices">
        <Section title="Banners and notices">
          <NewsTicker
            label="Notices"
            news={[
              { id: 1, title: 'Planned work on Sunday from 02:00 to 02:30' },
              { id: 2, title: 'Draw times are shown in your own time zone' },
            ]}
            onOpen={nothing}
            labels={tickerLabels}
          />
          <BannerCarousel label="Promotions" banners={banners} labels={bannerLabels} />
          <BannerCarousel
            label="A banner whose picture failed"
            banners={[{ id: 'none', src: null, title: 'Points never expire', href: '#points' }]}
            labels={bannerLabels}
          />
        </Section>
      </Part>
      <Part data-sheet-part="Members and vendors">
        <Section title="Members and vendors">
          <Columns>
            <VipLadder
              label="VIP levels"
              levels={vipLevels}
              current={2}
              progress={vipProgress}
              labels={{ current: 'Your level', reached: 'Reached' }}
            />
            <Stack>
              {sizes.map((size) => (
                <Row key={size}>
                  {members.map((name) => (
                    <Avatar key={name} name={name} alt="" size={size} />
                  ))}
                </Row>
              ))}
              <Row>
                <Balance
                  label="Balance, on its way"
                  text="₹1,250.00"
                  hidden={false}
                  onHiddenChange={nothing}
                  onRefresh={nothing}
                  busy
                  labels={balanceLabels}
                />
                <Balance
                  label="Balance, failed"
                  hidden={false}
                  onHiddenChange={nothing}
                  onRefresh={nothing}
                  failure="Balance not available"
                  labels={balanceLabels}
                />
              </Row>
              <QrCode
                text="https://get.example.com/android"
                label="QR code for Android, large"
                description="Leads to get.example.com"
              />
            </Stack>
            <Stack>
              <VendorGrid>
                <VendorCard
                  name="Blue Kiln"
                  src={iconOf('Blue Kiln')}
                  href="#blue"
                  note="112 games"
                  badge={<Badge tone="accent">Hot</Badge>}
                />
                <VendorCard name="Harbour Nine" src={null} note="8 games" />
                <VendorCard
                  name="Northlight"
                  src={iconOf('Northlight')}
                  href="#north"
                  closed="Maintenance until 18:30"
                />
              </VendorGrid>
              <GameGrid>
                <GameCard
                  title="Salt Road"
                  vendor="Harbour Nine"
                  cover={covers[1]}
                  href="#salt"
                  badge={
                    <>
                      <Badge tone="accent">Hot</Badge>
                      <Badge tone="brand">New</Badge>
                    </>
                  }
                />
                <GameCard
                  title="Quiet Tigers"
                  vendor="Northlight"
                  cover={covers[2]}
                  closed="Maintenance"
                />
                <GameCard title="The Long Bridge" vendor="Harbour Nine" cover={null} />
              </GameGrid>
            </Stack>
          </Columns>
        </Section>
      </Part>
      <Part data-sheet-part="Texts of the platform">
        <Section title="Texts of the platform">
          <Columns>
            <RichText
              html={richSample}
              headingLevel={3}
              loadingLabel="Loading"
              failure="The text did not load."
            />
            <Stack>
              <NumberText value={1234567} format={() => '12,34,567'} missingLabel="Not known" />
              <NumberText value={null} format={String} missingLabel="Not known" />
              <DateText at={noon} format={inWords} missingLabel="Never" />
              <DateText at={null} format={inWords} missingLabel="Never" />
              <RelativeTime at={noon - 300_000} now={atNoon} relative={ago} full={inWords} />
            </Stack>
          </Columns>
        </Section>
      </Part>
    </>
  );
}

const richSample = `<h1>How a withdrawal is paid</h1><p>Most are paid <b>within two hours</b>, as
  <a href="https://regulator.example">the regulator</a> asks.</p><ul><li>Your bank account</li></ul>
  <blockquote>Nobody of ours will ask for your password.</blockquote>
  <table><tr><th>Method</th><th>Takes</th></tr><tr><td>Instant bank QR</td><td>2 min</td></tr></table>
  <p><small>As of January.</small></p>`;
