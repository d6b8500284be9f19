import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { clearFaults, withSite } from '../../../../../.storybook/site.tsx';
import { SiteAt } from '../../../../../.storybook/story-kit.tsx';

/** The root that the platform's status selects, at the home page's address. */
function RootByStatus() {
  return <SiteAt address="/" />;
}

const meta = preview.meta({
  title: 'Screens/System status',
  component: RootByStatus,
  decorators: [withSite],
  tags: ['!autodocs'],
  parameters: { room: 'page' },
});

/** Nothing of the site is in the page: no way into it, no list, no promotion. */
async function expectNoSite(canvas: { queryByRole: (role: string) => HTMLElement | null }) {
  await expect(canvas.queryByRole('navigation')).toBeNull();
  await expect(canvas.queryByRole('list')).toBeNull();
}

export const Maintenance = meta.story({
  name: 'Shows the end time and support',
  parameters: {
    spec: ['1.11', '2.33', '8.11'],
    sandbox: { status: { status: 1, maintenanceEndTime: Date.UTC(2026, 10, 21, 16, 30) } },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Game maintenance' })).toBeVisible();
    await expect(canvas.getByText(/^We are updating the games\./)).toBeVisible();
    await expect(canvas.getByText(/2026/)).toBeVisible();
    const service = canvas.getByRole('link', { name: 'Contact support' });
    await expect(service).toHaveAttribute('href', expect.stringMatching(/^(https:|mailto:)/));
    await expectNoSite(canvas);
  },
});

export const MaintenanceWithoutEnd = meta.story({
  parameters: { sandbox: { status: { status: 1 } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Game maintenance' })).toBeVisible();
    await expect(canvas.queryByText(/20\d\d/)).toBeNull();
  },
});

export const Region = meta.story({
  name: 'Blocks the region without showing the site',
  parameters: {
    spec: ['1.11', '2.34', '8.11', 'B2.02'],
    sandbox: { status: { status: 2, clientIp: '203.0.113.7' } },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Access restricted' })).toBeVisible();
    await expect(canvas.getByText(/^Your IP address is blocked/)).toBeVisible();
    await expect(canvas.getByText('203.0.113.7')).toBeVisible();
    await expectNoSite(canvas);
  },
});

export const ForeignAddress = meta.story({
  name: 'Blocks a URL of another merchant',
  parameters: { spec: ['8.18'], sandbox: { refusals: { permission: 'DOMAIN_INVALID' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Invalid URL' })).toBeVisible();
    await expect(canvas.getByText(/Please contact support/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Contact support' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^(https:|mailto:)/),
    );
    await expectNoSite(canvas);
  },
});

export const AnyOtherStatus = meta.story({
  name: 'Retries on an unknown status',
  parameters: { spec: ['2.24'], sandbox: { status: { status: 7 } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Service unavailable' })).toBeVisible();
    await expect(await canvas.findByText(/Next attempt in [1-5] s/)).toBeVisible();
    await expectNoSite(canvas);
  },
});

export const UnreadableStatus = meta.story({
  parameters: { sandbox: { faults: { systemStatus: { kind: 'html' } } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Service unavailable' })).toBeVisible();
    await expectNoSite(canvas);
  },
});

export const ComesBack = meta.story({
  name: 'Opens the site after a retry',
  parameters: { sandbox: { faults: { permission: { kind: 'status', status: 503 } } } },
  play: async ({ canvas, userEvent, ...story }) => {
    const retry = await canvas.findByRole('button', { name: 'Try again' });
    await clearFaults(story);
    await userEvent.click(retry);
    await expect(await canvas.findByRole('navigation')).toBeVisible();
  },
});
