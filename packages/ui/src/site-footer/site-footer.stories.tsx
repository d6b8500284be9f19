import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Link } from '../link/index.ts';
import { FooterColumn } from './footer-column.tsx';
import { SiteFooter } from './site-footer.tsx';

const links = (words: readonly string[]) =>
  words.map((word) => (
    <Link key={word} href="/help" variant="quiet">
      {word}
    </Link>
  ));

const meta = preview.meta({
  title: 'SiteFooter',
  component: SiteFooter,
  parameters: {
    stress: { missing: { children: undefined, demonstration: undefined } },
    room: 'page',
  },
  args: {
    ageMark: '18+',
    ageText: 'Only for people of 18 years and over.',
    licence: 'Licence 0000 of the sample regulator.',
    demonstration: 'Demonstration, no real money',
    legal: '© House of Lilies',
    children: (
      <>
        <FooterColumn title="Help centre">{links(['Rules', 'Limits', 'Contact'])}</FooterColumn>
        <FooterColumn title="Games">{links(['Lottery', 'Tables', 'Fishing'])}</FooterColumn>
        <FooterColumn title="Payment">{links(['Instant bank QR', 'Bank transfer'])}</FooterColumn>
      </>
    ),
  },
});

export const Demonstration = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Demonstration, no real money')).toBeVisible();
  },
});
export const Phone = meta.story({
  name: 'Folds its columns on a phone',
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas, userEvent }) => {
    const fold = canvas.getByRole('button', { name: 'Games' });
    await expect(canvas.getByText('Fishing')).not.toBeVisible();
    await userEvent.click(fold);
    await expect(fold).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByText('Fishing')).toBeVisible();
    await userEvent.click(fold);
    await expect(canvas.getByText('Fishing')).not.toBeVisible();
  },
});
export const ProtectionAlone = meta.story({
  args: { children: undefined, demonstration: undefined },
});
