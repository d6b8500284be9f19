import type { Decorator } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { withSite } from '../../../../.storybook/site.tsx';
import { ServicesContext, useServices } from '../app/services.tsx';
import { Footer } from './footer.tsx';

const licence = {
  holder: 'Harbour House Ltd',
  regulator: 'Gaming Authority of the Isles',
  number: 'GA/2026/0117',
  link: 'https://authority.example/register/0117',
};

/** The story's merchant as one that plays for money, which none of the demonstrations may be. */
const withLicence: Decorator = (Story) => {
  const services = useServices();
  const merchant = { ...services.site.merchant, profile: 'licensed' as const, licence };
  return (
    <ServicesContext value={{ ...services, site: { ...services.site, merchant } }}>
      <Story />
    </ServicesContext>
  );
};

const meta = preview.meta({
  title: 'Screens/Footer',
  component: Footer,
  tags: ['!autodocs'],
  decorators: [withLicence, withSite],
  parameters: { room: 'page' },
});

export const Licensed = meta.story({
  name: 'Names the licence of a licensed house',
  parameters: { spec: ['2.29', 'B2.01'] },
  play: async ({ canvas }) => {
    const footer = await canvas.findByRole('contentinfo');
    for (const part of [licence.holder, licence.regulator, licence.number])
      await expect(footer).toHaveTextContent(part);
    await expect(canvas.getByRole('link', { name: licence.regulator })).toHaveAttribute(
      'href',
      licence.link,
    );
  },
});
