import preview from '../../../../.storybook/preview.tsx';
import { Money } from './money.tsx';

const meta = preview.meta({ component: Money, args: { text: '₹52,70,00,000.00' } });

export const Plain = meta.story();
export const Gain = meta.story({ args: { text: '+₹1,250.00', tone: 'gain' } });
export const Loss = meta.story({ args: { text: '−₹1,250.00', tone: 'loss' } });
